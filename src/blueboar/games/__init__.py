"""The games of the house. Importing this package registers them all."""

from blueboar.core.game import register
from blueboar.games.blacksheep.game import BlackSheep
from blueboar.games.sheriff.game import Sheriff

register(Sheriff())
register(BlackSheep())
