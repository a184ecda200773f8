import { s3Of } from './s3-address.ts'

it('reads bucket, region and who we are from one address', () => {
  expect(s3Of('http://chiave:se%2Bgreto%2F@127.0.0.1:9000/moduli')).toEqual({
    url: 'http://127.0.0.1:9000',
    bucket: 'moduli',
    region: 'us-east-1',
    accessKeyId: 'chiave',
    secretAccessKey: 'se+greto/',
  })
  expect(s3Of('https://a:b@s3.example.it/moduli/?region=eu-south-1')).toMatchObject({ region: 'eu-south-1' })
  expect(s3Of(undefined)).toBeUndefined()
})

it.each([
  ['no address', 'moduli', /not an address/],
  ['another protocol', 's3://a:segreto@host/moduli', /not an address/],
  ['no bucket', 'https://a:segreto@host/', /one bucket/],
  ['a folder of a bucket', 'https://a:segreto@host/moduli/qui', /one bucket/],
  ['no secret', 'https://a@host/moduli', /no key and secret/],
  ['an option that does not exist', 'https://a:segreto@host/moduli?zone=1', /what is "zone"/],
  ['a broken code', 'https://a:segreto%zz@host/moduli', /write it as %25/],
])('refuses %s, and never repeats the secret', (_what, text, why) => {
  let refused: unknown
  try {
    s3Of(text)
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({ code: 'CONFIG_INVALID', args: ['BANDIERA_MODULES_S3', expect.stringMatching(why)] })
  expect(JSON.stringify(refused)).not.toContain('segreto')
})
