<?php
/** The guide's reasons for repair and for replacement, each with a short line and an explanation. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static fn ( string $item, string $side ): array => match ( "$item/$side" ) {
	'age/repair'         => array(
		__( 'It is under 10 years old', 'hvac-blocks' ),
		__( 'A system of this age has years ahead of it, and parts may still be under warranty.', 'hvac-blocks' ),
	),
	'age/replace'        => array(
		__( 'It is 10 years old or older', 'hvac-blocks' ),
		__( 'Repairs become more frequent, and a new system uses less energy from its first day.', 'hvac-blocks' ),
	),
	'repairs/repair'     => array(
		__( 'It had 0 to 2 repairs in the last 3 years', 'hvac-blocks' ),
		__( 'A single fault says little about the rest of the system.', 'hvac-blocks' ),
	),
	'repairs/replace'    => array(
		__( 'It had 3 or more repairs in the last 3 years', 'hvac-blocks' ),
		__( 'The next repair is likely. Put the money toward a new system.', 'hvac-blocks' ),
	),
	'stay/repair'        => array(
		__( 'You plan to stay under 7 years', 'hvac-blocks' ),
		__( 'A repair costs less now, and a new system might not pay for itself before you move.', 'hvac-blocks' ),
	),
	'stay/replace'       => array(
		__( 'You plan to stay 7 years or longer', 'hvac-blocks' ),
		__( 'You will be there to enjoy lower bills, a quieter home and a full warranty.', 'hvac-blocks' ),
	),
	'life/repair'        => array(
		__( 'It is far from its life expectancy', 'hvac-blocks' ),
		__( 'An air conditioner lasts 12 to 15 years, a furnace 15 to 20, and a heat pump 15 to 20.', 'hvac-blocks' ),
	),
	'life/replace'       => array(
		__( 'It is near its life expectancy', 'hvac-blocks' ),
		__( 'An air conditioner lasts 12 to 15 years, a furnace 15 to 20, and a heat pump 15 to 20. Replace it before it fails on the hottest or coldest day.', 'hvac-blocks' ),
	),
	'efficiency/repair'  => array(
		__( 'It is still efficient', 'hvac-blocks' ),
		__( 'An air conditioner above 10 SEER2 is fine. So is a furnace above 80% AFUE, and a heat pump above 10 SEER2 and 8 HSPF. SEER2 is the test in use since 2023: its figures are a little lower than SEER for the same system.', 'hvac-blocks' ),
	),
	'efficiency/replace' => array(
		__( 'Its efficiency is low', 'hvac-blocks' ),
		__( 'Replace an air conditioner of 10 SEER or less, a furnace of 80% AFUE or less, and a heat pump of 10 SEER2 and 8 HSPF or less. Older systems have 8 to 9 SEER, new ones 13 to 22 SEER2. Compared with a 10 SEER unit, standard models save 20 to 40% of the energy, and ENERGY STAR models an extra 15%.', 'hvac-blocks' ),
	),
	'noise/repair'       => array(
		__( 'It runs quietly', 'hvac-blocks' ),
		__( 'About 40 dB is a quiet library, 60 dB a conversation.', 'hvac-blocks' ),
	),
	'noise/replace'      => array(
		__( 'It has become loud', 'hvac-blocks' ),
		__( 'Old systems reach 80 dB, as loud as a vacuum cleaner. The quietest new ones run near 40 dB, as a library does.', 'hvac-blocks' ),
	),
	default              => array( '', '' ),
};
