declare global {
  interface Window {
    /** Settles when each of the files that came with the page has run, or failed to come (`index.html`). */
    filesRan?: Promise<unknown>
  }
}

/** Waits until the files of the page have run by themselves, each in a turn of its own: asked for before, they’d run at once. */
export async function waitForScripts(): Promise<void> {
  await window.filesRan
}
