/** What a check can find on a page. */
type FaultKind = 'wide' | 'scrolls' | 'broken' | 'tall' | 'tab' | 'target' | 'contrast'

/** One finding: which element, and by how much. */
export type Fault = { kind: FaultKind; what: string; how: string }
