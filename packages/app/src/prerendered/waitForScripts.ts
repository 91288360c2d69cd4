declare global {
  interface Window {
    /** Settles when all scripts of the page have run or failed to load (`index.html`). */
    scriptsLoaded?: Promise<unknown>
  }
}

/** Waits until the scripts of the page have run, each in its own task. Importing them earlier would run them all at once. */
export async function waitForScripts(): Promise<void> {
  await window.scriptsLoaded
}
