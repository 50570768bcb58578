-- Who led whom and who held which position can be ended, announced and retracted, never rewritten.
revoke update on department_headships from baton_app;
grant update (date_to, known_until, recorded_at, recorded_by_id, retracted_at) on department_headships to baton_app;
revoke update on position_assignments from baton_app;
grant update (date_to, known_to, announced_on, plan_id, recorded_at, retracted_at) on position_assignments to baton_app;
