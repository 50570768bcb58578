-- Who had several managers within a year, without reading the whole history.
create index story_manager_changes on story (tenant_id, day, subject_id) where kind = 'manager_changed';
