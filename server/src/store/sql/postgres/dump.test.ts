import { describeOnPostgres, startPostgres } from '../../../../test/postgres.ts'
import { noRecords } from '../sqlite/copy-database.ts'
import { contentsThen } from './dump.ts'

describeOnPostgres('contentsThen', () => {
  it('reads a tenant of an earlier release: a collection without a table has no records', async () => {
    const server = await startPostgres()
    try {
      await server.sql(`CREATE SCHEMA "acme.it";
        CREATE TABLE "acme.it".meta (key text, value text);
        CREATE TABLE "acme.it".log (seq bigint, coll text, before text, after text);
        CREATE TABLE "acme.it".docs_aziende (id text);
        INSERT INTO "acme.it".meta VALUES ('epoch', 'abc');
        INSERT INTO "acme.it".log VALUES (1, 'aziende', NULL, '{}'), (2, 'aziende', NULL, '{}'), (3, 'aziende', NULL, '{}');
        INSERT INTO "acme.it".docs_aziende VALUES ('1'), ('2'), ('3')`)
      expect(await contentsThen(server.url, 'acme.it', 2)).toEqual({
        epoch: 'abc',
        seq: 2,
        records: { ...noRecords(), aziende: 2 },
      })
    } finally {
      await server.stop()
    }
  })
})
