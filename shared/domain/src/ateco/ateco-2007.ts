// Titles of the 88 divisioni and 21 sezioni of ATECO 2007 (ISTAT), one a line.
export const DIVISIONS_2007 = `
01|Coltivazioni agricole e produzione di prodotti animali, caccia e servizi connessi
02|Silvicoltura ed utilizzo di aree forestali
03|Pesca e acquacoltura
05|Estrazione di carbone (esclusa torba)
06|Estrazione di petrolio greggio e di gas naturale
07|Estrazione di minerali metalliferi
08|Altre attività di estrazione di minerali da cave e miniere
09|Attività dei servizi di supporto all'estrazione
10|Industrie alimentari
11|Industria delle bevande
12|Industria del tabacco
13|Industrie tessili
14|Confezione di articoli di abbigliamento; confezione di articoli in pelle e pelliccia
15|Fabbricazione di articoli in pelle e simili
16|Industria del legno e dei prodotti in legno e sughero (esclusi i mobili); fabbricazione di articoli in paglia e materiali da intreccio
17|Fabbricazione di carta e di prodotti di carta
18|Stampa e riproduzione di supporti registrati
19|Fabbricazione di coke e prodotti derivanti dalla raffinazione del petrolio
20|Fabbricazione di prodotti chimici
21|Fabbricazione di prodotti farmaceutici di base e di preparati farmaceutici
22|Fabbricazione di articoli in gomma e materie plastiche
23|Fabbricazione di altri prodotti della lavorazione di minerali non metalliferi
24|Metallurgia
25|Fabbricazione di prodotti in metallo (esclusi macchinari e attrezzature)
26|Fabbricazione di computer e prodotti di elettronica e ottica; apparecchi elettromedicali, apparecchi di misurazione e di orologi
27|Fabbricazione di apparecchiature elettriche ed apparecchiature per uso domestico non elettriche
28|Fabbricazione di macchinari ed apparecchiature n.c.a.
29|Fabbricazione di autoveicoli, rimorchi e semirimorchi
30|Fabbricazione di altri mezzi di trasporto
31|Fabbricazione di mobili
32|Altre industrie manifatturiere
33|Riparazione, manutenzione ed installazione di macchine ed apparecchiature
35|Fornitura di energia elettrica, gas, vapore e aria condizionata
36|Raccolta, trattamento e fornitura di acqua
37|Gestione delle reti fognarie
38|Attività di raccolta, trattamento e smaltimento dei rifiuti; recupero dei materiali
39|Attività di risanamento e altri servizi di gestione dei rifiuti
41|Costruzione di edifici
42|Ingegneria civile
43|Lavori di costruzione specializzati
45|Commercio all'ingrosso e al dettaglio e riparazione di autoveicoli e motocicli
46|Commercio all'ingrosso (escluso quello di autoveicoli e di motocicli)
47|Commercio al dettaglio (escluso quello di autoveicoli e di motocicli)
49|Trasporto terrestre e trasporto mediante condotte
50|Trasporto marittimo e per vie d'acqua
51|Trasporto aereo
52|Magazzinaggio e attività di supporto ai trasporti
53|Servizi postali e attività di corriere
55|Alloggio
56|Attività dei servizi di ristorazione
58|Attività editoriali
59|Attività di produzione cinematografica, di video e di programmi televisivi, di registrazioni musicali e sonore
60|Attività di programmazione e trasmissione
61|Telecomunicazioni
62|Produzione di software, consulenza informatica e attività connesse
63|Attività dei servizi d'informazione e altri servizi informatici
64|Attività di servizi finanziari (escluse le assicurazioni e i fondi pensione)
65|Assicurazioni, riassicurazioni e fondi pensione (escluse le assicurazioni sociali obbligatorie)
66|Attività ausiliarie dei servizi finanziari e delle attività assicurative
68|Attività immobiliari
69|Attività legali e contabilità
70|Attività di direzione aziendale e di consulenza gestionale
71|Attività degli studi di architettura e d'ingegneria; collaudi ed analisi tecniche
72|Ricerca scientifica e sviluppo
73|Pubblicità e ricerche di mercato
74|Altre attività professionali, scientifiche e tecniche
75|Servizi veterinari
77|Attività di noleggio e leasing operativo
78|Attività di ricerca, selezione, fornitura di personale
79|Attività dei servizi delle agenzie di viaggio, dei tour operator e servizi di prenotazione e attività connesse
80|Servizi di vigilanza e investigazione
81|Attività di servizi per edifici e paesaggio
82|Attività di supporto per le funzioni d'ufficio e altri servizi di supporto alle imprese
84|Amministrazione pubblica e difesa; assicurazione sociale obbligatoria
85|Istruzione
86|Assistenza sanitaria
87|Servizi di assistenza sociale residenziale
88|Assistenza sociale non residenziale
90|Attività creative, artistiche e di intrattenimento
91|Attività di biblioteche, archivi, musei ed altre attività culturali
92|Attività riguardanti le lotterie, le scommesse, le case da gioco
93|Attività sportive, di intrattenimento e di divertimento
94|Attività di organizzazioni associative
95|Riparazione di computer e di beni per uso personale e per la casa
96|Altre attività di servizi per la persona
97|Attività di famiglie e convivenze come datori di lavoro per personale domestico
98|Produzione di beni e servizi indifferenziati per uso proprio da parte di famiglie e convivenze
99|Organizzazioni ed organismi extraterritoriali
`

/** letter, first and last divisione, title */
export const SECTIONS_2007 = `
A|01-03|Agricoltura, silvicoltura e pesca
B|05-09|Estrazione di minerali da cave e miniere
C|10-33|Attività manifatturiere
D|35-35|Fornitura di energia elettrica, gas, vapore e aria condizionata
E|36-39|Fornitura di acqua; reti fognarie, attività di gestione dei rifiuti e risanamento
F|41-43|Costruzioni
G|45-47|Commercio all'ingrosso e al dettaglio; riparazione di autoveicoli e motocicli
H|49-53|Trasporto e magazzinaggio
I|55-56|Attività dei servizi di alloggio e di ristorazione
J|58-63|Servizi di informazione e comunicazione
K|64-66|Attività finanziarie e assicurative
L|68-68|Attività immobiliari
M|69-75|Attività professionali, scientifiche e tecniche
N|77-82|Noleggio, agenzie di viaggio, servizi di supporto alle imprese
O|84-84|Amministrazione pubblica e difesa; assicurazione sociale obbligatoria
P|85-85|Istruzione
Q|86-88|Sanità e assistenza sociale
R|90-93|Attività artistiche, sportive, di intrattenimento e divertimento
S|94-96|Altre attività di servizi
T|97-98|Attività di famiglie e convivenze come datori di lavoro per personale domestico; produzione di beni e servizi indifferenziati per uso proprio da parte di famiglie e convivenze
U|99-99|Organizzazioni ed organismi extraterritoriali
`
