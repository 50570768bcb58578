-- A decision may be undone by its author for some seconds; nobody is notified of it before they are over.
alter table leave_decisions add column undo_until timestamptz;
