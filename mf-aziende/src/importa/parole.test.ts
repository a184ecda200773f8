import { formeGiuridiche, statiAzienda } from '@bandiera/domain'
import { formaOf, luogoIn, statoOf } from './parole.ts'

const forma = (text: string) => formaOf(formeGiuridiche, text)
const stato = (text: string) => statoOf(statiAzienda, text)

// names of the natura giuridica in visure and in the lists of the chambers: https://ptpo.camcom.it/servizi/rimprese/certificazioni/elenchi-merc
it.each([
  ['S.r.l. a socio unico', 'srl_unipersonale'],
  ['Società cooperativa sociale', 'cooperativa_sociale'],
  ['Società a responsabilità limitata con unico socio', 'srl_unipersonale'],
  ['SOCIETA’ A RESPONSABILITA’ LIMITATA CON UN SOLO SOCIO', 'srl_unipersonale'],
  ["SOCIETA' A RESPONSABILITA' LIMITATA", 'srl'],
  ['S.R.L.', 'srl'],
  ['S. r. l.', 'srl'],
  ['s r l', 'srl'],
  ['srl', 'srl'],
  ['SRLU', 'srl_unipersonale'],
  ['S.r.l. unipersonale', 'srl_unipersonale'],
  ['Srl - Società agricola', 'srl'],
  ['Soc. a resp. limitata', undefined],
  ['Società a responsabilità limitata semplificata', 'srls'],
  ['S.r.l.s.', 'srls'],
  ['S.P.A.', 'spa'],
  ['Società per azioni con socio unico', 'spa'],
  ['S.n.c. di Rossi Mario & C.', 'snc'],
  ['Società in nome collettivo', 'snc'],
  ['S.A.S.', 'sas'],
  ['Società in accomandita semplice', 'sas'],
  ['Società in accomandita per azioni', 'sapa'],
  ['Società semplice agricola', 'ss'],
  ['Società agricola semplice', 'ss'],
  ['Società semplice', 'ss'],
  ['S.S.', 'ss'],
  ['Società agricola s.s.', 'ss'],
  ['Impresa individuale', 'ditta_individuale'],
  ['DITTA INDIVIDUALE', 'ditta_individuale'],
  ['Imprenditore individuale', 'ditta_individuale'],
  ['Libero professionista', 'libero_professionista'],
  ['Soc. coop. a r.l.', 'cooperativa'],
  ['Società cooperativa a responsabilità limitata', 'cooperativa'],
  ['Soc. Coop. Sociale', 'cooperativa_sociale'],
  ['Cooperativa sociale a r.l. onlus', 'cooperativa_sociale'],
  ['Società consortile a responsabilità limitata', 'societa_consortile'],
  ['Consorzio con attività esterna', 'consorzio'],
  ['S.r.l. STP', 'stp'],
  ['Società tra professionisti', 'stp'],
  ['Associazione', 'associazione'],
  ['Fondazione', 'fondazione'],
  ['Ente pubblico economico', 'ente_pubblico'],
  ['Società di fatto', 'altro'],
  ['SU', 'srl_unipersonale'],
  ['Srl benefit', 'srl'],
])('the form «%s» is %s', (text, expected) => expect(forma(text)).toBe(expected))

it.each([
  'Azienda agricola',
  'Società',
  'da Srl a Spa',
  'S.c. a r.l.',
  'Studio associato',
  'boh',
  'impresa familiare',
  'Associazione tra professionisti',
])('asks about «%s»', (text) => expect(forma(text)).not.toBe('spa'))

it.each(['Azienda agricola', 'Società', 'da Srl a Spa', 'Studio associato', 'boh'])('reads no form in «%s»', (text) =>
  expect(forma(text)).toBeUndefined(),
)

it.each([
  ['attivo', 'attiva'],
  ['Attiva', 'attiva'],
  ['ATTIVA', 'attiva'],
  ['Impresa attiva', 'attiva'],
  ['non attiva', 'inattiva'],
  ['inattivo', 'inattiva'],
  ['In liquidazione', 'in_liquidazione'],
  ['in liquidazione volontaria', 'in_liquidazione'],
  ['Cessata', 'cessata'],
  ['cancellata', 'cessata'],
  ['in_liquidazione', 'in_liquidazione'],
  ['Costituenda', 'da_costituire'],
  ['fallita', undefined],
  ['liquidazione giudiziale', undefined],
  ['sospesa', undefined],
])('the state «%s» is %s', (text, expected) => expect(stato(text)).toBe(expected))

it.each([
  ['Milano (MI)', '', 'Milano', '015', ''],
  ['Rio Marina, LI', '', 'Rio Marina', '049', ''],
  ['Corigliano Calabro - CS', '', 'Corigliano Calabro', '078', ''],
  ['20121 MILANO MI', '', 'MILANO', '015', '20121'],
  ['20121 Milano (MI)', '', 'Milano', '015', '20121'],
  ['Reggio Emilia (RE)', '', 'Reggio Emilia', '035', ''],
  ['Milano', 'Milano', 'Milano', '015', ''],
  ['Bolzano', 'Bolzano/Bozen', 'Bolzano', '021', ''],
  ['Reggio Emilia', 'Reggio Emilia', 'Reggio Emilia', '035', ''],
  ['Aosta', 'Aosta', 'Aosta', '007', ''],
  ['Monza', 'Monza Brianza', 'Monza', '108', ''],
  ['Forlì', 'FO', 'Forlì', '040', ''],
  ['Samone (ZZ)', '', 'Samone (ZZ)', '', ''],
  ['Samone (nord)', '', 'Samone (nord)', '', ''],
  ['Reggio di Calabria', '', 'Reggio di Calabria', '', ''],
  ['San Giovanni in Persiceto', '', 'San Giovanni in Persiceto', '', ''],
])('the place «%s» with «%s» is %s in %s', (comune, provincia, ...expected) => {
  const { nome, provincia: codice, cap } = luogoIn(comune, provincia)
  expect([nome, codice, cap]).toEqual(expected)
})
