import type { DomainEstate } from '../estate/fromApi'

/** Wallonia has rules of its own for what a listing must tell (spec §5). */
export const inWallonia = ({ address }: Pick<DomainEstate, 'address'>) => address.region === 'WALLONIA'
