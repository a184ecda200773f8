import { surfaces } from '@bandiera/domain'

const { text, muted, line } = surfaces.light

/** Paper first: the page is made to be printed and kept. */
export const INDICE_CSS =
  '@page{size:A4;margin:18mm 16mm}*{box-sizing:border-box}' +
  `body{margin:0 auto;max-width:900px;padding:24px;background:#fff;color:${text};font:14px/1.5 system-ui,-apple-system,` +
  '"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}' +
  `header{display:flex;justify-content:space-between;gap:16px;color:${muted};border-bottom:1px solid ${line}}` +
  `.marchio{font-weight:700;color:${text}}.marchio img{height:28px;display:block}` +
  'h1{font-size:22px;line-height:1.3;margin:24px 0 16px}h2{font-size:16px;margin:28px 0 8px;break-after:avoid}' +
  'dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:12px 24px;margin:0}' +
  `dt{color:${muted};font-size:13px}dd{margin:0}` +
  'table{width:100%;border-collapse:collapse;font-size:13px}thead{display:table-header-group}tr{break-inside:avoid}' +
  `th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid ${line}}th{font-weight:600}` +
  'a{color:inherit}@media print{body{padding:0;max-width:none}}'
