import type { FileAteco, AtecoEntry } from '../src/import/ateco.ts'
import type { AtecoVersion } from '@bandiera/domain'

// Some codes of ISTAT's classifications ATECO 2007 and ATECO 2025 (istat.it, CC BY 3.0 IT): version, digits, title.
const LINES = `
2007|01|COLTIVAZIONI AGRICOLE E PRODUZIONE DI PRODOTTI ANIMALI, CACCIA E SERVIZI CONNESSI
2007|011|COLTIVAZIONE DI COLTURE AGRICOLE NON PERMANENTI
2007|0111|Coltivazione di cereali (escluso il riso), legumi da granella e semi oleosi
2007|011110|Coltivazione di cereali (escluso il riso)
2007|011120|Coltivazione di semi oleosi
2007|011130|Coltivazione di legumi da granella
2007|011140|Coltivazioni miste di cereali, legumi da granella e semi oleosi
2007|0112|Coltivazione di riso
2007|011200|Coltivazione di riso
2007|0113|Coltivazione di ortaggi e meloni, radici e tuberi
2007|011310|Coltivazione di ortaggi (inclusi i meloni) in foglia, a fusto, a frutto, in radici, bulbi e tuberi in piena aria (escluse barbabietola da zucchero e patate)
2007|011320|Coltivazione di ortaggi (inclusi i meloni) in foglia, a fusto, a frutto, in radici, bulbi e tuberi in colture protette (escluse barbabietola da zucchero e patate)
2007|011330|Coltivazione di barbabietola da zucchero
2007|011340|Coltivazione di patate
2007|0114|Coltivazione di canna da zucchero
2007|011400|Coltivazione di canna da zucchero
2007|0115|Coltivazione di tabacco
2007|011500|Coltivazione di tabacco
2007|0116|Coltivazione di piante tessili
2007|011600|Coltivazione di piante per la preparazione di fibre tessili
2007|0119|Floricoltura e coltivazione di altre colture non permanenti
2007|011910|Coltivazione di fiori in piena aria
2007|011920|Coltivazione di fiori in colture protette
2007|011990|Coltivazione di piante da foraggio e di altre colture non permanenti
2007|11|INDUSTRIA DELLE BEVANDE
2007|110|INDUSTRIA DELLE BEVANDE
2007|1101|Distillazione, rettifica e miscelatura degli alcolici
2007|110100|Distillazione, rettifica e miscelatura degli alcolici
2007|1102|Produzione di vini da uve
2007|110210|Produzione di vini da tavola e v.p.q.r.d.
2007|110220|Produzione di vino spumante e altri vini speciali
2007|1103|Produzione di sidro e di altri vini a base di frutta
2007|110300|Produzione di sidro e di altri vini a base di frutta
2007|1104|Produzione di altre bevande fermentate non distillate
2007|110400|Produzione di altre bevande fermentate non distillate
2007|1105|Produzione di birra
2007|110500|Produzione di birra
2007|1106|Produzione di malto
2007|110600|Produzione di malto
2007|1107|Industria delle bibite analcoliche, delle acque minerali e di altre acque in bottiglia
2007|110700|Industria delle bibite analcoliche, delle acque minerali e di altre acque in bottiglia
2007|25|FABBRICAZIONE DI PRODOTTI IN METALLO (ESCLUSI MACCHINARI E ATTREZZATURE)
2007|256|TRATTAMENTO E RIVESTIMENTO DEI METALLI; LAVORI DI MECCANICA GENERALE
2007|2561|Trattamento e rivestimento dei metalli
2007|256100|Trattamento e rivestimento dei metalli
2007|2562|Lavori di meccanica generale
2007|256200|Lavori di meccanica generale
2007|41|COSTRUZIONE DI EDIFICI
2007|46|COMMERCIO ALL'INGROSSO (ESCLUSO QUELLO DI AUTOVEICOLI E DI MOTOCICLI)
2007|465|COMMERCIO ALL'INGROSSO DI APPARECCHIATURE ICT
2007|4651|Commercio all'ingrosso di computer, apparecchiature informatiche periferiche e di software
2007|465100|Commercio all'ingrosso di computer, apparecchiature informatiche periferiche e di software
2007|4652|Commercio all'ingrosso di apparecchiature elettroniche per telecomunicazioni e componenti elettronici
2007|465201|Commercio all'ingrosso di apparecchi e materiali telefonici
2007|465202|Commercio all'ingrosso di nastri non registrati
2007|465209|Commercio all'ingrosso di altre apparecchiature elettroniche per telecomunicazioni e di altri componenti elettronici
2007|49|TRASPORTO TERRESTRE E TRASPORTO MEDIANTE CONDOTTE
2007|494|TRASPORTO DI MERCI SU STRADA E SERVIZI DI TRASLOCO
2007|4941|Trasporto di merci su strada
2007|494100|Trasporto di merci su strada
2007|4942|Servizi di trasloco
2007|494200|Servizi di trasloco
2007|56|ATTIVITÀ DEI SERVIZI DI RISTORAZIONE
2007|561|RISTORANTI E ATTIVITÀ DI RISTORAZIONE MOBILE
2007|5610|Ristoranti e attività di ristorazione mobile
2007|561011|Ristorazione con somministrazione
2007|561012|Attività di ristorazione connesse alle aziende agricole
2007|561020|Ristorazione senza somministrazione con preparazione di cibi da asporto
2007|561030|Gelaterie e pasticcerie
2007|561041|Gelaterie e pasticcerie ambulanti
2007|561042|Ristorazione ambulante
2007|561050|Ristorazione su treni e navi
2007|62|PRODUZIONE DI SOFTWARE, CONSULENZA INFORMATICA E ATTIVITÀ CONNESSE
2007|620|PRODUZIONE DI SOFTWARE, CONSULENZA INFORMATICA E ATTIVITÀ CONNESSE
2007|6201|Produzione di software non connesso all'edizione
2007|620100|Produzione di software non connesso all'edizione
2007|6202|Consulenza nel settore delle tecnologie dell'informatica
2007|620200|Consulenza nel settore delle tecnologie dell'informatica
2007|6203|Gestione di strutture informatizzate
2007|620300|Gestione di strutture e apparecchiature informatiche hardware - housing (esclusa la riparazione)
2007|6209|Altre attività dei servizi connessi alle tecnologie dell'informatica
2007|620901|Configurazione di personal computer
2007|620909|Altre attività dei servizi connessi alle tecnologie dell'informatica nca
2007|69|ATTIVITÀ LEGALI E CONTABILITÀ
2007|692|CONTABILITÀ, CONTROLLO E REVISIONE CONTABILE, CONSULENZA IN MATERIA FISCALE E DEL LAVORO
2007|6920|Contabilità, controllo e revisione contabile, consulenza in materia fiscale e del lavoro
2007|692011|Servizi forniti da dottori commercialisti
2007|692012|Servizi forniti da ragionieri e periti commerciali
2007|692013|Servizi forniti da revisori contabili, periti, consulenti ed altri soggetti che svolgono attività in materia di amministrazione, contabilità e tributi
2007|692014|Attività svolta dai Centri di assistenza fiscale (Caf)
2007|692015|Gestione ed amministrazione del personale per conto terzi
2007|692020|Attività delle società di revisione e certificazione di bilanci
2007|692030|Attività dei consulenti del lavoro
2007|70|ATTIVITÀ DI DIREZIONE AZIENDALE E DI CONSULENZA GESTIONALE
2007|702|ATTIVITÀ DI CONSULENZA GESTIONALE
2007|7021|Pubbliche relazioni e comunicazione
2007|702100|Pubbliche relazioni e comunicazione
2007|7022|Consulenza imprenditoriale e altra consulenza amministrativo-gestionale
2007|702201|Attività di consulenza per la gestione della logistica aziendale
2007|702209|Altre attività di consulenza imprenditoriale e altra consulenza amministrativo-gestionale e pianificazione aziendale
2025|01110|Coltivazione di cereali, legumi da granella e semi oleosi, escluso il riso
2025|011100|Coltivazione di cereali, legumi da granella e semi oleosi, escluso il riso
2025|01120|Coltivazione di riso
2025|011200|Coltivazione di riso
2025|01131|Coltivazione di ortaggi e meloni
2025|011311|Coltivazione di ortaggi e meloni in piena aria
2025|011312|Coltivazione di ortaggi e meloni in colture protette fuori suolo
2025|011313|Coltivazione di ortaggi e meloni in altre colture protette, escluse colture fuori suolo
2025|01132|Coltivazione di radici, incluse barbabietole da zucchero
2025|011320|Coltivazione di radici, incluse barbabietole da zucchero
2025|01133|Coltivazione di tuberi, incluse patate
2025|011330|Coltivazione di tuberi, incluse patate
2025|01140|Coltivazione di canna da zucchero
2025|011400|Coltivazione di canna da zucchero
2025|01150|Coltivazione di tabacco
2025|011500|Coltivazione di tabacco
2025|01160|Coltivazione di piante tessili
2025|011600|Coltivazione di piante tessili
2025|01191|Coltivazione di fiori
2025|011911|Coltivazione di fiori in piena aria
2025|011912|Coltivazione di fiori in colture protette fuori suolo
2025|011913|Coltivazione di fiori in altre colture protette, escluse colture fuori suolo
2025|01199|Coltivazione di piante da foraggio e di altre colture agricole non permanenti n.c.a.
2025|011990|Coltivazione di piante da foraggio e di altre colture agricole non permanenti n.c.a.
2025|11010|Distillazione, rettifica e miscelatura di alcolici
2025|110100|Distillazione, rettifica e miscelatura di alcolici
2025|11021|Produzione di vini, esclusi vini spumanti e altri vini speciali
2025|110210|Produzione di vini, esclusi vini spumanti e altri vini speciali
2025|11022|Produzione di vini spumanti e altri vini speciali
2025|110220|Produzione di vini spumanti e altri vini speciali
2025|11030|Produzione di sidro e di altre bevande fermentate a base di frutta
2025|110300|Produzione di sidro e di altre bevande fermentate a base di frutta
2025|11040|Produzione di altre bevande fermentate non distillate
2025|110400|Produzione di altre bevande fermentate non distillate
2025|11050|Produzione di birra
2025|110500|Produzione di birra
2025|11060|Produzione di malto
2025|110600|Produzione di malto
2025|11070|Produzione di bibite analcoliche e di acque in bottiglia
2025|110701|Produzione di bibite analcoliche
2025|110702|Produzione di acque in bottiglia
2025|25610|Fabbricazione di articoli di coltelleria e posateria
2025|256100|Fabbricazione di articoli di coltelleria e posateria
2025|25620|Fabbricazione di serrature e cerniere
2025|256200|Fabbricazione di serrature e cerniere
2025|25631|Fabbricazione di utensileria ad azionamento manuale e di parti intercambiabili per macchine utensili
2025|256311|Fabbricazione di utensileria ad azionamento manuale
2025|256312|Fabbricazione di parti intercambiabili per macchine utensili
2025|25632|Fabbricazione di stampi, portastampi, sagome, forme per macchine
2025|256320|Fabbricazione di stampi, portastampi, sagome, forme per macchine
2025|41000|Costruzione di edifici residenziali e non residenziali
2025|410000|Costruzione di edifici residenziali e non residenziali
2025|46501|Commercio all'ingrosso di computer, unità periferiche e software
2025|465010|Commercio all'ingrosso di computer, unità periferiche e software
2025|46502|Commercio all'ingrosso di apparecchiature per telecomunicazioni
2025|465020|Commercio all'ingrosso di apparecchiature per telecomunicazioni
2025|46503|Commercio all'ingrosso di altre macchine e attrezzature per ufficio
2025|465030|Commercio all'ingrosso di altre macchine e attrezzature per ufficio
2025|49410|Trasporto di merci su strada
2025|494100|Trasporto di merci su strada
2025|49420|Servizi di trasloco
2025|494200|Servizi di trasloco
2025|56111|Attività di ristoranti, escluse gelaterie e pasticcerie
2025|561111|Attività di ristoranti con servizio al tavolo, escluse gelaterie e pasticcerie
2025|561112|Attività di ristoranti senza servizio al tavolo o da asporto, escluse gelaterie e pasticcerie
2025|56112|Attività di gelaterie e pasticcerie
2025|561121|Attività di gelaterie con servizio al tavolo
2025|561122|Attività di gelaterie senza servizio al tavolo o da asporto
2025|561123|Attività di pasticcerie con servizio al tavolo
2025|561124|Attività di pasticcerie senza servizio al tavolo o da asporto
2025|56119|Attività di ristoranti n.c.a.
2025|561191|Attività di ristoranti connesse alle aziende agricole
2025|561192|Attività di ristoranti connesse alle aziende ittiche
2025|561193|Attività di ristoranti a bordo di mezzi di trasporto
2025|56120|Attività di servizi di ristorazione mobile
2025|561201|Attività di servizi di ristorazione mobile di ristoranti e altri esercizi di ristorazione simili
2025|561202|Attività di servizi di ristorazione mobile di gelaterie
2025|561203|Attività di servizi di ristorazione mobile di pasticcerie
2025|62100|Attività di programmazione informatica
2025|621000|Attività di programmazione informatica
2025|69200|Attività di contabilità, controllo e revisione contabile; consulenza fiscale
2025|692001|Attività di commercialisti
2025|692002|Attività di revisori legali in ambito contabile
2025|692003|Attività di esperti contabili
2025|692004|Attività di consulenti del lavoro
2025|692005|Attività di altri soggetti simili in materia di contabilità delle retribuzioni e buste paga
2025|692006|Attività di altri consulenti, periti e altri soggetti simili in ambito tributario e contabile
2025|692007|Attività di centri di assistenza fiscale
2025|70200|Consulenza imprenditoriale e altre attività di consulenza gestionale
2025|702001|Attività di consulenza in materia di logistica
2025|702002|Attività di certificazione di processi
2025|702009|Consulenza imprenditoriale e altre attività di consulenza gestionale n.c.a.
`

export const ATECO_ENTRIES = LINES.trim()
  .split('\n')
  .map((line) => {
    const [versione, digits = '', titolo = ''] = line.split('|')
    return { versione: versione as AtecoVersion, digits, titolo }
  })

/** The codes above as if they were all; a prefix of a code is a code too, as in the tables of the server. */
export const atecoTable: FileAteco = {
  completo: true,
  find: (digits) =>
    (['2007', '2025'] as const).flatMap((versione): AtecoEntry[] => {
      const own = ATECO_ENTRIES.filter((voce) => voce.versione === versione && voce.digits.startsWith(digits))
      const exact = own.find((voce) => voce.digits === digits)
      return own.length > 0 ? [{ versione, titolo: exact?.titolo ?? '' }] : []
    }),
}
