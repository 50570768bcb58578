-- Notifications are the table that grows fastest: from now on in partitions. A person who is gone does not keep what they
-- did from being deleted, nor the other way round: by_id names a person without referring to a row.
alter table notifications rename to notifications_until_now;
create table notifications (like notifications_until_now including defaults including constraints)
  partition by range (id);
select app.partition_by_id('notifications');

insert into notifications select * from notifications_until_now;
drop table notifications_until_now;

alter table notifications add primary key (tenant_id, id);
alter table notifications add foreign key (tenant_id) references tenants (id);
alter table notifications add constraint notifications_of
  foreign key (tenant_id, employee_id) references employees (tenant_id, id);
create index notifications_newest on notifications (tenant_id, employee_id, created_at, id);
create index notifications_unread on notifications (tenant_id, employee_id, created_at, id) where read_at is null;
create index notifications_unread_about on notifications (tenant_id, about_id) where read_at is null;
select app.name_partition_indexes('notifications');
select app.protect('notifications', 'select, insert, update');
