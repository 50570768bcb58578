-- The contract lists the kinds of notification, and nothing else does.
alter table notifications drop constraint notifications_kind;
alter table notification_preferences drop constraint notification_preferences_kind_check;
drop function app.add_notification_kinds;
