-- What a superuser runs once in each database of BANDIERA_DB, as: psql -d portale -v portal=bandiera -f postgresql.sql
-- The portal creates the schemas of its tenants itself, and then needs nothing more.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
GRANT CREATE ON DATABASE :"DBNAME" TO :"portal";
