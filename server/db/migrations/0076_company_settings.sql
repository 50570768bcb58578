-- Whose name the mails of a company are sent in, and where replies to them go; blank for the product's own.
alter table tenants add column mail_sender_name text not null default '';
alter table tenants add column reply_to_email text not null default '';
