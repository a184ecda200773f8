// Layouts of deposited accounts as the prospects of the XBRL taxonomy print them, with invented figures: what people copy from the
// PDF or from a sheet. For tests only.

/** Ordinary scheme, two years, cells apart by tabs. */
export const ORDINARY = `Stato patrimoniale
\t31-12-2024\t31-12-2023
Attivo
A) Crediti verso soci per versamenti ancora dovuti\t0\t0
B) Immobilizzazioni
I - Immobilizzazioni immateriali
1) costi di impianto e di ampliamento\t12.400\t15.500
5) avviamento\t80.000\t90.000
Totale immobilizzazioni immateriali\t92.400\t105.500
II - Immobilizzazioni materiali
1) terreni e fabbricati\t640.000\t660.000
2) impianti e macchinario\t311.250\t298.700
Totale immobilizzazioni materiali\t951.250\t958.700
III - Immobilizzazioni finanziarie
2) crediti
d-bis) verso altri
esigibili oltre l'esercizio successivo\t9.000\t9.000
Totale crediti verso altri\t9.000\t9.000
Totale crediti\t9.000\t9.000
Totale immobilizzazioni finanziarie\t9.000\t9.000
Totale immobilizzazioni (B)\t1.052.650\t1.073.200
C) Attivo circolante
I - Rimanenze
1) materie prime, sussidiarie e di consumo\t84.300\t91.050
4) prodotti finiti e merci\t152.900\t140.100
Totale rimanenze\t237.200\t231.150
II - Crediti
1) verso clienti
esigibili entro l'esercizio successivo\t612.480\t588.310
Totale crediti verso clienti\t612.480\t588.310
5-bis) crediti tributari
esigibili entro l'esercizio successivo\t31.700\t28.040
Totale crediti tributari\t31.700\t28.040
5-quater) verso altri
esigibili entro l'esercizio successivo\t4.100\t3.900
esigibili oltre l'esercizio successivo\t2.500\t2.500
Totale crediti verso altri\t6.600\t6.400
Totale crediti\t650.780\t622.750
IV - Disponibilità liquide
1) depositi bancari e postali\t143.660\t97.210
3) danaro e valori in cassa\t1.240\t980
Totale disponibilità liquide\t144.900\t98.190
Totale attivo circolante (C)\t1.032.880\t952.090
D) Ratei e risconti\t14.470\t12.710
Totale attivo\t2.100.000\t2.038.000
Passivo
A) Patrimonio netto
I - Capitale\t100.000\t100.000
IV - Riserva legale\t18.000\t16.500
VI - Altre riserve, distintamente indicate
Riserva straordinaria\t210.000\t190.000
Totale altre riserve\t210.000\t190.000
VIII - Utili (perdite) portati a nuovo\t-12.000\t-12.000
IX - Utile (perdita) dell'esercizio\t64.150\t31.500
Totale patrimonio netto\t380.150\t326.000
B) Fondi per rischi e oneri
4) altri\t22.000\t20.000
Totale fondi per rischi ed oneri\t22.000\t20.000
C) Trattamento di fine rapporto di lavoro subordinato\t196.400\t181.200
D) Debiti
4) debiti verso banche
esigibili entro l'esercizio successivo\t402.000\t437.500
esigibili oltre l'esercizio successivo\t355.000\t410.000
Totale debiti verso banche\t757.000\t847.500
7) debiti verso fornitori
esigibili entro l'esercizio successivo\t538.910\t471.330
Totale debiti verso fornitori\t538.910\t471.330
12) debiti tributari
esigibili entro l'esercizio successivo\t48.220\t39.980
Totale debiti tributari\t48.220\t39.980
13) debiti verso istituti di previdenza e di sicurezza sociale
esigibili entro l'esercizio successivo\t33.610\t31.440
Totale debiti verso istituti di previdenza e di sicurezza sociale\t33.610\t31.440
14) altri debiti
esigibili entro l'esercizio successivo\t101.230\t99.870
Totale altri debiti\t101.230\t99.870
Totale debiti\t1.478.970\t1.490.120
E) Ratei e risconti\t22.480\t20.680
Totale passivo\t2.100.000\t2.038.000

Conto economico
\t31-12-2024\t31-12-2023
A) Valore della produzione
1) ricavi delle vendite e delle prestazioni\t2.400.000\t2.210.500
2) variazioni delle rimanenze di prodotti in corso di lavorazione, semilavorati e finiti\t12.800\t-8.300
5) altri ricavi e proventi
contributi in conto esercizio\t15.000\t0
altri\t22.200\t19.900
Totale altri ricavi e proventi\t37.200\t19.900
Totale valore della produzione\t2.450.000\t2.222.100
B) Costi della produzione
6) per materie prime, sussidiarie, di consumo e di merci\t1.100.000\t1.018.000
7) per servizi\t391.700\t377.450
8) per godimento di beni di terzi\t88.000\t85.000
9) per il personale
a) salari e stipendi\t412.000\t398.000
b) oneri sociali\t118.500\t114.200
c) trattamento di fine rapporto\t29.500\t28.800
Totale costi per il personale\t560.000\t541.000
10) ammortamenti e svalutazioni
a) ammortamento delle immobilizzazioni immateriali\t13.100\t13.100
b) ammortamento delle immobilizzazioni materiali\t76.900\t74.600
Totale ammortamenti e svalutazioni\t90.000\t87.700
11) variazioni delle rimanenze di materie prime, sussidiarie, di consumo e merci\t6.750\t-4.200
12) accantonamenti per rischi\t2.000\t0
13) altri accantonamenti\t1.500\t1.000
14) oneri diversi di gestione\t47.300\t41.200
Totale costi della produzione\t2.287.250\t2.147.150
Differenza tra valore e costi della produzione (A - B)\t162.750\t74.950
C) Proventi e oneri finanziari
16) altri proventi finanziari
d) proventi diversi dai precedenti
altri\t1.150\t700
Totale proventi diversi dai precedenti\t1.150\t700
Totale altri proventi finanziari\t1.150\t700
17) interessi e altri oneri finanziari
altri\t58.400\t29.350
Totale interessi e altri oneri finanziari\t58.400\t29.350
17-bis) utili e perdite su cambi\t-350\t100
Totale proventi e oneri finanziari (15 + 16 - 17 + - 17-bis)\t-57.600\t-28.550
Risultato prima delle imposte (A - B + - C + - D)\t105.150\t46.400
20) Imposte sul reddito dell'esercizio, correnti, differite e anticipate
imposte correnti\t43.000\t16.400
imposte differite e anticipate\t-2.000\t-1.500
Totale delle imposte sul reddito dell'esercizio, correnti, differite e anticipate\t41.000\t14.900
21) Utile (perdita) dell'esercizio\t64.150\t31.500`

/** Abbreviated scheme, one year, as the text of a PDF: blanks between name and amount. */
export const ABRIDGED = `Stato patrimoniale abbreviato
31/12/2024
Attivo
B) Immobilizzazioni
I - Immobilizzazioni immateriali 6.800
II - Immobilizzazioni materiali 94.200
Totale immobilizzazioni (B) 101.000
C) Attivo circolante
I - Rimanenze 31.500
II - Crediti
esigibili entro l'esercizio successivo 78.400
esigibili oltre l'esercizio successivo 5.000
Totale crediti 83.400
IV - Disponibilità liquide 52.310
Totale attivo circolante (C) 167.210
D) Ratei e risconti 1.230
Totale attivo 269.440
Passivo
A) Patrimonio netto
I - Capitale 50.000
IX - Utile (perdita) dell'esercizio 35.420
Totale patrimonio netto 85.420
C) Trattamento di fine rapporto di lavoro subordinato 1.980
D) Debiti
esigibili entro l'esercizio successivo 111.400
esigibili oltre l'esercizio successivo 70.000
Totale debiti 181.400
E) Ratei e risconti 640
Totale passivo 269.440
Conto economico
A) Valore della produzione
1) ricavi delle vendite e delle prestazioni 214.700
5) altri ricavi e proventi
contributi in conto esercizio 15.000
altri 3.400
Totale altri ricavi e proventi 18.400
Totale valore della produzione 233.100
B) Costi della produzione
6) per materie prime, sussidiarie, di consumo e di merci 88.200
7) per servizi 47.650
8) per godimento di beni di terzi 9.600
9) per il personale
a) salari e stipendi 38.900
b) oneri sociali 11.020
c), d), e) trattamento di fine rapporto, trattamento di quiescenza, altri costi del personale 2.640
Totale costi per il personale 52.560
10) ammortamenti e svalutazioni
a), b), c) ammortamento delle immobilizzazioni immateriali e materiali, altre svalutazioni delle immobilizzazioni 9.980
Totale ammortamenti e svalutazioni 9.980
11) variazioni delle rimanenze di materie prime, sussidiarie, di consumo e merci (31.500)
12) accantonamenti per rischi 4.000
14) oneri diversi di gestione 1.870
Totale costi della produzione 182.360
Differenza tra valore e costi della produzione (A - B) 50.740
17) interessi e altri oneri finanziari
altri 1.420
Totale interessi e altri oneri finanziari 1.420
Risultato prima delle imposte 49.320
imposte correnti 13.900
Totale delle imposte sul reddito dell'esercizio, correnti, differite e anticipate 13.900
21) Utile (perdita) dell'esercizio 35.420`

/** Micro scheme with a loss and a deficit, two years, amounts below zero in brackets. */
export const MICRO = `Bilancio micro\t31/12/2024\t31/12/2023
B) Immobilizzazioni
Totale immobilizzazioni\t18.250\t21.900
C) Attivo circolante
I - Rimanenze\t9.400\t8.250
II - Crediti\t41.320\t52.110
esigibili entro l'esercizio successivo\t41.320\t52.110
IV - Disponibilità liquide\t3.870\t7.640
Totale attivo circolante\t54.590\t68.000
Totale attivo\t73.450\t90.480
A) Patrimonio netto
I - Capitale\t10.000\t10.000
IV - Riserva legale\t1.200\t1.200
VIII - Utili (perdite) portati a nuovo\t(14.890)\t(6.120)
IX - Utile (perdita) dell'esercizio\t(13.605)\t(11.670)
Totale patrimonio netto\t(17.295)\t(6.590)
C) Trattamento di fine rapporto di lavoro subordinato\t22.140\t18.930
D) Debiti\t67.670\t77.420
esigibili entro l'esercizio successivo\t46.670\t50.420
esigibili oltre l'esercizio successivo\t21.000\t27.000
E) Ratei e risconti\t935\t720
1) ricavi delle vendite e delle prestazioni\t182.450\t196.300
Totale valore della produzione\t185.570\t197.780
6) per materie prime, sussidiarie, di consumo e di merci\t64.310\t70.120
7) per servizi\t48.790\t50.230
8) per godimento di beni di terzi\t14.400\t14.400
Totale costi per il personale\t62.560\t64.610
Totale ammortamenti e svalutazioni\t5.480\t5.210
11) variazioni delle rimanenze di materie prime, sussidiarie, di consumo e merci\t(1.150)\t640
14) oneri diversi di gestione\t2.910\t2.260
Totale interessi e altri oneri finanziari\t1.875\t1.980
Totale delle imposte sul reddito dell'esercizio, correnti, differite e anticipate\t\t
21) Utile (perdita) dell'esercizio\t(13.605)\t(11.670)`
