-- Feedback is read in the order of time from either end of a list, unread feedback from an index of its own, and once sent only
-- that it was read can change.
drop index feedback_received;
drop index feedback_sent;
create index feedback_received on feedback (tenant_id, receiver_id, created_at, id);
create index feedback_sent on feedback (tenant_id, sender_id, created_at, id);
create index feedback_unread on feedback (tenant_id, receiver_id, created_at, id) where read_at is null;
revoke update on feedback from baton_app;
grant update (read_at) on feedback to baton_app;

-- That the recipient of a message has reported it: from then on super administrators may read it.
create table feedback_reports (
  tenant_id uuid not null references tenants (id),
  feedback_id bigint not null,
  reason text not null,
  reported_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by_id bigint,
  primary key (tenant_id, feedback_id),
  constraint feedback_reports_of foreign key (tenant_id, feedback_id) references feedback (tenant_id, id),
  constraint feedback_reports_resolved_by foreign key (tenant_id, resolved_by_id) references employees (tenant_id, id),
  constraint feedback_reports_resolved check ((resolved_at is null) = (resolved_by_id is null))
);
create index feedback_reports_by_time on feedback_reports (tenant_id, reported_at, feedback_id);
create index feedback_reports_by_resolver on feedback_reports (tenant_id, resolved_by_id);
select app.protect('feedback_reports', 'select, insert');
grant update (resolved_at, resolved_by_id) on feedback_reports to baton_app;

-- Which super administrator has read a reported message on which day.
create table feedback_report_reads (
  tenant_id uuid not null references tenants (id),
  feedback_id bigint not null,
  day date not null,
  reader_id bigint not null,
  primary key (tenant_id, feedback_id, day, reader_id),
  constraint feedback_report_reads_of foreign key (tenant_id, feedback_id) references feedback_reports (tenant_id, feedback_id),
  constraint feedback_report_reads_by foreign key (tenant_id, reader_id) references employees (tenant_id, id)
);
create index feedback_report_reads_by_reader on feedback_report_reads (tenant_id, reader_id);
select app.protect('feedback_report_reads', 'select, insert');
alter table record_reads drop constraint record_reads_part_check;
alter table record_reads add constraint record_reads_part_check check (part in ('documents', 'feedback'));

-- What was said to a person is for that person alone: not for who leads them, nor for super administrators.
alter table story drop constraint story_visibility_check1;
alter table story add constraint story_visibility_check check (visibility in ('shared', 'personal', 'management', 'private'));

-- Super administrators are notified of a report. As before, and with their kind.
alter table notifications drop constraint notifications_kind;
alter table notifications add constraint notifications_kind check (kind in
  ('welcome', 'leaveRequested', 'leaveDecided', 'feedbackReceived', 'feedbackReported', 'documentAdded', 'documentExpires',
   'profileToComplete'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check check (kind in
  ('leaveRequested', 'leaveDecided', 'feedbackReceived', 'feedbackReported', 'documentAdded', 'documentExpires',
   'profileToComplete'));
