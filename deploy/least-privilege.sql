-- Two roles for one database: the owner brings tables and queues up to date and does nothing else; the server's processes
-- run as markwright_app, which reads and writes rows and can neither make nor change nor drop anything.
-- Run it as a superuser inside the product's database, before the first start and once more after it; it may run any number
-- of times. Then give both a password: alter role markwright_app password '…'.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['markwright_owner', 'markwright_app'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I login', role_name);
    end if;
    execute format('alter role %I nosuperuser nocreatedb nocreaterole noreplication nobypassrls', role_name);
  end loop;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create on database %I to markwright_owner', current_database());
  execute format('grant connect on database %I to markwright_app', current_database());
end $$;

revoke create on schema public from public;
grant usage, create on schema public to markwright_owner;
grant usage on schema public to markwright_app;

-- What the owner makes from now on: tables, the job queue's schema, counters.
alter default privileges for role markwright_owner grant usage on schemas to markwright_app;
alter default privileges for role markwright_owner grant select, insert, update, delete on tables to markwright_app;
alter default privileges for role markwright_owner grant usage, select on sequences to markwright_app;

-- What was there before: tables, counters and the job queue of an installation that another role had made.
do $$
declare
  schema_name text;
begin
  foreach schema_name in array array['public', 'drizzle', 'pgboss'] loop
    if exists (select from pg_namespace where nspname = schema_name) then
      execute format('grant usage on schema %I to markwright_app', schema_name);
      execute format('grant select, insert, update, delete on all tables in schema %I to markwright_app', schema_name);
      execute format('grant usage, select on all sequences in schema %I to markwright_app', schema_name);
    end if;
  end loop;
end $$;

-- Once they exist: the operators' record is only added to, and only the owner says which migrations have run.
do $$
begin
  if to_regclass('public.operator_actions') is not null then
    revoke update, delete on public.operator_actions from markwright_app;
  end if;
  if to_regclass('drizzle.__drizzle_migrations') is not null then
    revoke insert, update, delete on drizzle.__drizzle_migrations from markwright_app;
  end if;
end $$;
