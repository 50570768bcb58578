-- A reason is what a human typed, or a code of the product with its values: what is written once is read in other languages, and by
-- people who know other names.
alter table story_values alter column reason type jsonb
  using case when reason is not null then jsonb_build_object('by', 'person', 'text', reason) end;
alter table employee_line_changes alter column reason type jsonb
  using jsonb_build_object('by', 'person', 'text', reason);
