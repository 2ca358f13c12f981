import { parseBucket } from './bucketAddress'

it.each([
  ['s3://huis', { bucket: 'huis', prefix: '' }],
  ['s3://huis/', { bucket: 'huis', prefix: '' }],
  ['s3://huis.example/site/nl/', { bucket: 'huis.example', prefix: 'site/nl/' }],
])('%s', (address, parsed) => expect(parseBucket(address)).toEqual(parsed))

it.each(['huis', 's3://', 's3://Huis', 's3://huis//a', 's3://huis/../a', 'https://huis'])(
  '%s is none',
  (address) => expect(() => parseBucket(address)).toThrow(`${address} is no address of a store`),
)
