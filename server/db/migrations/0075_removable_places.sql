-- Departments and positions that nothing refers to can be removed.
grant delete on departments, positions to baton_app;
