-- What is written about people and to them, with former texts and readers.
create table notes (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  about_employee_id bigint not null,
  author_id bigint not null,
  audience text not null default 'line',
  note_description text not null,
  version int not null default 1,
  -- Who wrote the present text, if not the author.
  written_by_id bigint,
  created_at timestamptz not null default app.clock(),
  updated_at timestamptz not null default app.clock(),
  -- The text of a deleted note is gone; the row records who may know that there was one.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, about_employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, author_id) references employees (tenant_id, id),
  constraint notes_written_by foreign key (tenant_id, written_by_id) references employees (tenant_id, id),
  constraint notes_audience check (audience in ('line', 'hr', 'shared', 'draft')),
  constraint notes_version check (version >= 1),
  constraint notes_deleted check (deleted_at is null or note_description = '')
);
create index notes_by_employee on notes (tenant_id, about_employee_id, updated_at);
create index notes_by_author on notes (tenant_id, author_id, updated_at);
create index notes_by_writer on notes (tenant_id, written_by_id) where written_by_id is not null;
-- Drafts are few: to count and erase those of people who have gone.
create index notes_drafts on notes (tenant_id, author_id) include (id) where audience = 'draft' and deleted_at is null;
-- Who has been written about lately, in a table that only grows.
create index notes_by_day on notes (tenant_id, updated_at) include (about_employee_id)
  where audience <> 'draft' and deleted_at is null;
select app.protect('notes', 'select, insert, update');

-- The former texts of a note; for its readers, and gone with it.
create table note_versions (
  tenant_id uuid not null references tenants (id),
  note_id bigint not null,
  version int not null check (version >= 1),
  note_description text not null,
  written_at timestamptz not null,
  written_by_id bigint not null,
  primary key (tenant_id, note_id, version),
  constraint note_versions_of foreign key (tenant_id, note_id) references notes (tenant_id, id) on delete cascade,
  constraint note_versions_by foreign key (tenant_id, written_by_id) references employees (tenant_id, id)
);
create index note_versions_by_writer on note_versions (tenant_id, written_by_id);
select app.protect('note_versions', 'select, insert, delete');

-- An employee's reply under a note that was shared with them, one to a note. It is theirs, even once the note is no longer shared
-- with them or was deleted.
create table note_replies (
  tenant_id uuid not null references tenants (id),
  note_id bigint not null,
  by_id bigint not null,
  reply text not null check (reply <> ''),
  version int not null default 1 check (version >= 1),
  replied_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, note_id),
  constraint note_replies_to foreign key (tenant_id, note_id) references notes (tenant_id, id),
  constraint note_replies_by foreign key (tenant_id, by_id) references employees (tenant_id, id)
);
create index note_replies_by_person on note_replies (tenant_id, by_id, replied_at, note_id);
select app.protect('note_replies', 'select, insert');
grant update (reply, version, updated_at) on note_replies to baton_app;

create table note_reply_versions (
  tenant_id uuid not null references tenants (id),
  note_id bigint not null,
  version int not null check (version >= 1),
  reply text not null,
  written_at timestamptz not null,
  primary key (tenant_id, note_id, version),
  constraint note_reply_versions_of foreign key (tenant_id, note_id) references note_replies (tenant_id, note_id)
);
select app.protect('note_reply_versions', 'select, insert');

-- The notes about an employee that someone has read on a day, if the employee may know their number. The readers are in record_reads.
create table note_reads (
  tenant_id uuid not null references tenants (id),
  employee_id bigint not null,
  day date not null,
  reader_id bigint not null,
  note_ids bigint[] not null,
  primary key (tenant_id, employee_id, day, reader_id),
  constraint note_reads_about foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint note_reads_by foreign key (tenant_id, reader_id) references employees (tenant_id, id)
);
create index note_reads_by_reader on note_reads (tenant_id, reader_id);
create index note_reads_by_age on note_reads using brin (tenant_id, day) with (autosummarize = on);
select app.protect('note_reads', 'select, insert, update');

create function app.forget_note_reads(batch int default 5000) returns bigint
language sql security definer set search_path = '' as $$
  select app.delete_expired('public.note_reads', $c$day < (app.clock() - interval '24 months')::date$c$, batch);
$$;
revoke all on function app.forget_note_reads from public;
grant execute on function app.forget_note_reads to baton_app;

-- Once sent, only that it was read can change.
create table feedback (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  sender_id bigint not null,
  receiver_id bigint not null,
  title text not null,
  message text not null,
  -- In lower case, as writing tens of thousands of messages in lower case takes most of a search.
  search_text text not null generated always as (lower(title || e'\n' || message)) stored,
  created_at timestamptz not null default app.clock(),
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, sender_id) references employees (tenant_id, id),
  foreign key (tenant_id, receiver_id) references employees (tenant_id, id)
);
create index feedback_received on feedback (tenant_id, receiver_id, created_at, id);
create index feedback_received_by_title on feedback (tenant_id, receiver_id, lower(title), id);
create index feedback_sent on feedback (tenant_id, sender_id, created_at, id);
create index feedback_unread on feedback (tenant_id, receiver_id, created_at, id) where read_at is null;
select app.protect('feedback', 'select, insert');
grant update (read_at) on feedback to baton_app;

-- The recipient of a message has reported it: from then on super administrators may read it.
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
