// Self-hosted; each file is fetched only when a page shows letters of its range.
import '@fontsource-variable/figtree/wght.css'
import './fonts.css'
