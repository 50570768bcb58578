-- What a message is searched by, in lower case: to write tens of thousands of messages in lower case takes most of a search.
alter table feedback
  add column search_text text not null generated always as (lower(title || e'\n' || message)) stored;
