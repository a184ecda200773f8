/** A table as the list's own, cards below 600 px. */
export const FIRST_ROWS =
  '.bs-z{position:absolute;inset:0 0 auto;min-height:100%;z-index:1200;background:var(--pg)}' +
  '.bs-p .bs-ti{margin:-4px 0 19px;font-size:22px;line-height:29px;font-weight:600;letter-spacing:-.01em}.bs-z .bs-p p{height:32px}' +
  '.bs-e{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:0;font-size:14px;--alta:36px}.bs-e2{--alta:44px}' +
  '.bs-e th,.bs-e td{box-sizing:border-box;height:var(--alta);padding:5px 12px;border-bottom:1px solid var(--ln);text-align:left;' +
  'font-weight:400;line-height:1.35;overflow-wrap:anywhere}.bs-e thead th{padding:0 12px;font-size:13px;font-weight:600;' +
  'color:var(--mu);white-space:nowrap;overflow:hidden}.bs-e .bs-right{text-align:right}' +
  '.bs-e th:first-child{padding-left:calc(12px + var(--rientro,0px))}' +
  '.bs-e a{color:var(--marchio);font-weight:500;text-decoration:none}.bs-e a:hover{text-decoration:underline}' +
  '.bs .bs-e i{height:12px;width:56px;display:inline-block;vertical-align:middle}' +
  '@media(min-width:600px) and (max-width:1919px){.bs-e .bs-xl{display:none}}' +
  '@media(min-width:600px) and (max-width:1439px){.bs-e .bs-lg{display:none}}' +
  '@media(min-width:600px) and (max-width:1023px){.bs-e .bs-md{display:none}}' +
  '@media(max-width:599px){.bs-p .bs-ti{margin-top:0}.bs-e thead{display:none}.bs-e tr{display:block;padding:8px 0;border-top:1px solid var(--ln)}' +
  '.bs-e tbody th,.bs-e tbody td{display:flex;gap:8px;width:auto;height:auto;min-height:22px;padding:0;border:0;font-size:13px;text-align:left}' +
  '.bs-e tbody th{min-height:25px;font-size:14px}.bs-e tbody th:first-child{padding-left:var(--rientro,0px)}' +
  '.bs-e td::before{content:attr(data-l);flex:0 0 40%;color:var(--mu)}}'
