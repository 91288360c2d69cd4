// Self-hosted; each file is fetched only when a page shows letters of its range.
import './fonts.css'
