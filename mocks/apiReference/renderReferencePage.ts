/** The page of the API reference; `reference.js` starts Swagger UI in it. */
export function renderReferencePage({ base, hasMock }: { base: string; hasMock: boolean }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>API reference · Maktab</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${base}swagger-ui.css" />
    <link rel="stylesheet" href="${base}reference.css" />
    <script>
      document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
    </script>
  </head>
  <body data-base="${base}"${hasMock ? ' data-mock' : ''}>
    <header>
      <h1>Maktab <span>API reference</span></h1>
${hasMock ? mockControls : ''}      <a href="${base}openapi.json" download>openapi.json</a>
    </header>
    <main id="reference"></main>
    <script src="${base}swagger-ui-bundle.js"></script>
    <script type="module" src="${base}reference.js"></script>
  </body>
</html>
`
}

const mockControls = `      <div class="session" role="group" aria-labelledby="session">
        <span id="session">Sign in as</span>
        <span id="people"></span>
        <span id="status" role="status"></span>
      </div>
      <a href="/__mock">Mock</a>
`
