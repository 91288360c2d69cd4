/** How much of the page’s edges is under the bars of the shell, and under the foot of a form: what sticks stands off by it. */
export const stickyInsets = {
  start: 'var(--edge-start, 0px)',
  end: 'var(--edge-end, 0px)',
  foot: 'var(--edge-foot, 0px)',
} as const
