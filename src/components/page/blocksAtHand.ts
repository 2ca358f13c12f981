// What documents are made with. Published browsers are given another module in its place: `src/gatsby/laterBlocks.ts`
export { Blocks } from './Blocks'
