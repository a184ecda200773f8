/** Grey shapes where the layout will be, in both themes; React replaces them with its first render. */
export const SKELETON =
  '<div class="bs" aria-hidden="true"><div class="bs-m"><i></i><i></i><i></i><i></i></div>' +
  '<div class="bs-c"><b></b><p></p><p></p><p></p><p></p><p></p><p></p></div></div>' +
  '<p class="bs-t" role="status">Caricamento del portale</p>'

/** Its styles; the colours are those of the theme's surfaces. */
export const SKELETON_CSS =
  ':root{color-scheme:light;--pg:#f7f8fa;--sk:#e9edf1;--ln:#dfe3e8}' +
  ':root[data-theme=dark]{color-scheme:dark;--pg:#101418;--sk:#232a32;--ln:#2c343d}' +
  'body{margin:0;background:var(--pg);font-family:system-ui,sans-serif}' +
  '.bs{display:flex;min-height:100vh}.bs i,.bs b,.bs p{display:block;background:var(--sk);border-radius:6px;margin:0}' +
  '.bs-m{width:200px;padding:24px 16px;border-right:1px solid var(--ln);box-sizing:border-box}' +
  '.bs-m i{height:20px;margin-bottom:16px}.bs-c{flex:1;padding:24px}.bs-c b{height:28px;width:220px;margin-bottom:24px}' +
  '.bs-c p{height:36px;margin-bottom:8px}.bs-t{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}' +
  '@media(max-width:1023px){.bs-m{display:none}}'

/** Sets the theme before the first paint: the stored one, else the system's (spec §4). */
export const THEME_SCRIPT =
  "(function(){var t=null;try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.dataset.theme=t})()'
