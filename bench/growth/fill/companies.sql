-- A company's number alone decides its content, so it is the same in any database; the order of its rows is random.
create schema growth;

-- Pseudo-random, the same every time.
create function growth.draw(company bigint, n bigint, salt bigint) returns int
language sql immutable parallel safe as $$ select (hashint8extended(n, company * 1000 + salt) & 2147483647)::int $$;

create function growth.one_of(list text[], drawn int) returns text
language sql immutable parallel safe as $$ select list[1 + drawn % cardinality(list)] $$;

create table growth.companies (no bigint primary key, tenant_id uuid not null, people int not null, departments int not null);
insert into growth.companies
select no, md5('company ' || no)::uuid, people, greatest(2, people / 100)
from json_to_recordset(current_setting('growth.companies')::json) as c (no bigint, people int);

insert into tenants (id, tenant_name, company_email, domain_name, tax_number, tenant_registration_type, is_active, registered_at)
select tenant_id, 'Company ' || no, 'info@' || no || '.example', no || '.example', '9012345678', 'PrivateCompany', true, now()
from growth.companies;
insert into directory.domains (tenant_id, domain) select tenant_id, no || '.example' from growth.companies;

create table growth.departments as
select *, nextval('app.ids') as id
from (
  select no, tenant_id, k from growth.companies, generate_series(0, departments - 1) as k
  order by growth.draw(no, k, 1), no) as drawn;
create unique index on growth.departments (no, k);
insert into departments (tenant_id, id, department_name, description)
select tenant_id, id,
  growth.one_of('{Sales,Finance,Logistics,Kitchen,Care,Research,Support,Legal,Stores,Safety}', k) || ' ' || k, 'What ' || k || ' does'
from growth.departments order by id;

create table growth.people as
select drawn.*, nextval('app.ids') as id, nextval('app.ids') as position_id, md5(no || '/' || n)::uuid as account_id
from (
  select c.no, c.tenant_id, n, d.id as department_id
  from growth.companies as c cross join generate_series(1, people) as n
    join growth.departments as d on d.no = c.no and d.k = n % c.departments
  order by growth.draw(c.no, n, 2), c.no) as drawn;
create unique index on growth.people (no, n);
analyze growth.people;

insert into employees (tenant_id, id, name, surname, email, phone, gender, date_of_birth, home_address, employee_number,
  employee_role, employee_status, employment_status, is_active, start_date)
select tenant_id, id,
  growth.one_of('{Aisha,Amahle,Anika,Bongani,Boitumelo,Carel,Charlize,Dineo,Elsa,Fatima,Gugu,Hendrik,Imran,Johan,Kabelo,Kagiso,
    Karabo,Lerato,Lindiwe,Lwazi,Mandla,Marike,Mpho,Naledi,Neo,Nomsa,Ntombi,Palesa,Pieter,Refilwe,Ruan,Sanele,Sibusiso,Sipho,
    Tebogo,Thabo,Thandi,Tshepo,Unathi,Vusi,Willem,Xolani,Yusuf,Zanele,Zinhle,Zodwa}', growth.draw(no, n, 3)),
  growth.one_of('{Adams,Baloyi,Botha,Cele,Chetty,Coetzee,Daniels,Dlamini,Dube,Fourie,Govender,Gumede,Hendricks,Jacobs,Khoza,
    Khumalo,Kruger,Mabaso,Mahlangu,Maluleke,Maseko,Mbatha,Meyer,Mkhize,Mokoena,Molefe,Moodley,Mthembu,Naicker,Naidoo,Ndlovu,
    Nel,Ngcobo,Nkosi,Ntuli,Petersen,Phiri,Pillay,Pretorius,Radebe,Reddy,Sithole,Smith,Steyn,Tshabalala,van Wyk,Venter,Williams,
    Xaba,Zulu,Zungu,Zwane}', growth.draw(no, n, 4)),
  'person' || n || '@' || no || '.example', '+2782' || lpad(n::text, 7, '0'), growth.draw(no, n, 5) % 4,
  date '1960-01-01' + growth.draw(no, n, 6) % 16000, n || ' Long Street, Cape Town', 'E' || n,
  case when n % 1500 = 1 then 'Executive' when n % 100 = 2 then 'HR' when n % 100 = 3 then 'Administrator'
    when n % 20 = 4 then 'Manager' else 'Employee' end,
  case when n > 3 and growth.draw(no, n, 7) % 40 = 0 then 'pending' when n > 3 and growth.draw(no, n, 7) % 101 = 0 then 'rejected'
    else 'approved' end,
  growth.one_of('{FullTime,FullTime,FullTime,FullTime,FullTime,PartTime,Contract,Temporary,Intern,Probation}', growth.draw(no, n, 8)),
  n <= 3 or growth.draw(no, n, 7) % 20 > 0, current_date - 30 - growth.draw(no, n, 9) % 3650
from growth.people order by id;

update tenants as t set owner_employee_id = p.id from growth.people as p where p.tenant_id = t.id and p.n = 1;
insert into accounts (tenant_id, id, employee_id, email, last_signed_in_at)
select tenant_id, account_id, id, 'person' || n || '@' || no || '.example', now() from growth.people order by id;
insert into directory.emails (tenant_id, email)
select tenant_id, 'person' || n || '@' || no || '.example' from growth.people order by id;

insert into positions (tenant_id, id, department_id, position_title, job_description, job_level)
select tenant_id, position_id, department_id,
  growth.one_of('{Junior,Senior,Lead,Chief,Deputy,Regional,Acting,Assistant}', growth.draw(no, n, 10)) || ' '
    || growth.one_of('{Clerk,Driver,Nurse,Cook,Analyst,Engineer,Buyer,Planner,Teacher,Welder,Auditor,Guard}', growth.draw(no, n, 11)),
  'What is to be done in this position', growth.one_of('{Entry,Junior,MidLevel,Senior,Lead,Manager}', growth.draw(no, n, 12))
from growth.people order by position_id;

-- One in forty positions is vacant; one in four had the same person earlier, with a gap.
insert into position_assignments (tenant_id, position_id, department_id, employee_id, date_joined, date_from, date_to, recorded_at)
select tenant_id, position_id, department_id, id, date_from, date_from, date_to, now()
from (
  select p.*, date '2023-02-01' + growth.draw(no, n, 13) % 700 as date_from, null::date as date_to
  from growth.people as p where n <= 3 or growth.draw(no, n, 14) % 40 > 0
  union all
  select p.*, date '2021-02-01', date '2022-12-31' from growth.people as p where growth.draw(no, n, 14) % 4 = 1) as held
order by growth.draw(no, n, 15);
select app.recount_vacancies();

-- A present and a former head for each department, from its people.
insert into department_headships (tenant_id, department_id, employee_id, date_from, date_to, recorded_at)
select p.tenant_id, p.department_id, p.id, date '2023-01-01' - 700 * past, case past when 1 then date '2022-12-31' end, now()
from growth.companies as c cross join generate_series(0, 1) as past
  join growth.people as p on p.no = c.no and p.n > (1 + past) * c.departments and p.n <= (2 + past) * c.departments
order by growth.draw(p.no, p.n, 16);
