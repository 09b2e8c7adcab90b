import type { PictureName } from "#content/pictures.ts";

/** What people who cannot see a picture are told, for those that ship. */
export const picturesInSpanish: Record<PictureName, string> = {
  hero: "Una maqueta del West Side sobre una base redonda: casas de ladrillo, una iglesia, una escuela, una clínica, una huerta y una cancha, con el tren elevado alrededor.",
  "hero-tall":
    "Una maqueta del West Side sobre una base redonda, vista desde arriba del tren que la rodea.",
  campus:
    "El barrio en miniatura visto desde arriba: dos calles que se cruzan, casas, iglesia, escuela, clínica, huertas y el círculo de la vía elevada.",
  church:
    "Una iglesia de piedra en miniatura con aguja azul y un rosetón; los vecinos conversan en los escalones y en la plaza.",
  clinic:
    "Un centro de salud en miniatura con toldo dorado y una cruz verde azulada; llegan familias por la acera.",
  school:
    "Una escuela de ladrillo de tres pisos en miniatura; los niños juegan básquetbol en la cancha y corren alrededor de la resbaladilla.",
  arts: "Un centro de artes de ladrillo en miniatura con un mural del amanecer; una banda toca en un pequeño escenario ante el público.",
  garden:
    "Una huerta en miniatura con camas elevadas, un invernadero y un contenedor verde donde crece lechuga bajo luces violeta.",
  homes:
    "Tres casas de ladrillo en miniatura en una calle, junto a un edificio en construcción con andamios y una grúa amarilla.",
  "project-130":
    "Una obra en miniatura: pisos de concreto detrás de andamios, trabajadores de naranja y una grúa que sube ladrillos.",
  "project-843":
    "Una casa amarilla en miniatura, con buhardillas, porche y cerca blanca; una familia está en la puerta.",
  golf: "Un campo de golf en miniatura a la luz dorada de la tarde: cuatro jugadores alrededor de la bandera, dos carritos, trampas de arena y un estanque.",
  dusk: "Una plaza en miniatura al anochecer: largas mesas de invitados bajo hileras de luces, con ventanas iluminadas detrás.",
  train:
    "Un tren elevado en miniatura parado en el andén, con gente que espera; abajo, una parada de autobús y una calle con autos.",
  plaza:
    "Vecinos en círculo alrededor de una fuente en una plaza en miniatura, con mesas de comida y flores alrededor.",
  storefront:
    "El primer local de 1974 en miniatura: ladrillo rojo, un toldo a rayas, vecinos en la puerta y autos antiguos junto a la acera.",
  block:
    "Una cuadra en miniatura de casas de ladrillo y piedra en primavera; árboles en flor, niños en la acera, vecinos en los escalones.",
  winter: "El barrio en miniatura bajo la nieve, con el tren elevado alrededor.",
  spring: "El barrio en miniatura en primavera, con los árboles en flor y el tren que se acerca.",
};
