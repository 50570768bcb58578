-- What is said, written and filed about people, and the story that ties it together.
create table notes (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  about_employee_id bigint not null,
  author_id bigint not null,
  note_description text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, about_employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, author_id) references employees (tenant_id, id)
);
create index notes_by_employee on notes (tenant_id, about_employee_id, updated_at);
select app.protect('notes', 'select, insert, update, delete');

create table feedback (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  sender_id bigint not null,
  receiver_id bigint not null,
  title text not null,
  message text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, sender_id) references employees (tenant_id, id),
  foreign key (tenant_id, receiver_id) references employees (tenant_id, id)
);
create index feedback_received on feedback (tenant_id, receiver_id, created_at);
create index feedback_sent on feedback (tenant_id, sender_id, created_at);
select app.protect('feedback', 'select, insert, update');

create table calendar_events (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  event_type smallint not null default 1 check (event_type between 1 and 3),
  event_name text not null,
  event_description text not null default '',
  event_date date not null,
  event_time time not null,
  created_by_id bigint not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by_id) references employees (tenant_id, id)
);
create index calendar_events_by_date on calendar_events (tenant_id, event_date);
select app.protect('calendar_events', 'select, insert, update, delete');

create table documents (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  uploaded_by_id bigint not null,
  document_name text not null,
  document_category text not null,
  file_path text not null default '',
  file_name text not null default '',
  file_size_bytes integer not null default 0 check (file_size_bytes >= 0),
  content_type text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, uploaded_by_id) references employees (tenant_id, id)
);
create index documents_by_employee on documents (tenant_id, employee_id, created_at);
select app.protect('documents', 'select, insert, update');

create table notifications (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  kind text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
create index notifications_by_employee on notifications (tenant_id, employee_id, created_at);
select app.protect('notifications', 'select, insert, update');

-- Append-only: the application may add to the story and read it, never change it.
create table story (
  tenant_id uuid not null references tenants (id),
  id bigint not null default nextval('app.ids'),
  employee_id bigint not null,
  kind text not null,
  visibility text not null check (visibility in ('shared', 'personal', 'management')),
  happened_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  by_id bigint,
  manager_then_id bigint,
  changes jsonb not null default '[]',
  reason text,
  link_kind text,
  link_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, by_id) references employees (tenant_id, id),
  foreign key (tenant_id, manager_then_id) references employees (tenant_id, id)
);
create index story_of_employee on story (tenant_id, employee_id, happened_at, id);
select app.protect('story', 'select, insert');
