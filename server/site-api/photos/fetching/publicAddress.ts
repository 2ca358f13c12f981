import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of IPv4 that are not of the public internet: IANA's registry of addresses for special purposes. */
const SPECIAL: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a provider
  ['127.0.0.0', 8], // this machine
  ['169.254.0.0', 16], // this link, and what clouds tell their machines
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documents
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documents
  ['203.0.113.0', 24], // documents
  ['224.0.0.0', 4], // groups
  ['240.0.0.0', 4], // reserved, broadcast
]
/** Of IPv6 only this is of the public internet, */
const GLOBAL: readonly [string, number] = ['2000::', 3]
/** but for these: protocols and tunnels (Teredo), documents, 6to4, AS112. */
const SPECIAL_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, bits] of SPECIAL) special.addSubnet(network, bits, 'ipv4')
const special6 = new BlockList()
for (const [network, bits] of SPECIAL_6) special6.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...GLOBAL, 'ipv6')

/**
 * Whether an address (IPv4 or IPv6, as a resolver gives it) is one of the public internet: neither of this machine, nor of a network
 * that only its own can reach, nor one that leads to such by way of another (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  // A zone is of a link.
  if (!isIPv6(address) || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}
