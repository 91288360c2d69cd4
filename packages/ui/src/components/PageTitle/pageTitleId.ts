/** What the content of a page is named by, so that a change of page is heard: its first heading. */
export const pageTitleId = 'page-title'
