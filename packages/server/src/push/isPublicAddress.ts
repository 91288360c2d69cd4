import ipaddr from 'ipaddr.js'

/** Whether a machine is out in the world: nobody may have the school call at what stands in its own network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
