<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

defined( 'ABSPATH' ) || exit;

/** The time zone of a dealer, from its state and, in states with several zones, from its ZIP or postal code. */
final class DealerTimeZone {
	private const STATES = array(
		'America/New_York'    => 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
		'America/Detroit'     => 'MI',
		'America/Indiana/Indianapolis' => 'IN',
		'America/Chicago'     => 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
		'America/Denver'      => 'CO MT NM UT WY',
		'America/Boise'       => 'ID',
		'America/Phoenix'     => 'AZ',
		'America/Los_Angeles' => 'CA NV OR WA',
		'America/Anchorage'   => 'AK',
		'Pacific/Honolulu'    => 'HI',
		'America/Puerto_Rico' => 'PR VI',
		'Pacific/Guam'        => 'GU MP',
		'Pacific/Pago_Pago'   => 'AS',
		'America/St_Johns'    => 'NL',
		'America/Halifax'     => 'NS PE',
		'America/Moncton'     => 'NB',
		'America/Toronto'     => 'ON QC',
		'America/Winnipeg'    => 'MB',
		'America/Regina'      => 'SK',
		'America/Edmonton'    => 'AB NT',
		'America/Vancouver'   => 'BC',
		'America/Whitehorse'  => 'YT',
	);

	/** The beginnings of codes with another zone than the rest of the state; without a zone if they have several. The first that fits decides. */
	private const PARTS = array(
		'FL' => array( 'America/Chicago' => '325 3240 3241 3242 3243 3244', '' => '324' ),
		'KY' => array( 'America/Chicago' => '420 421 422 423 424', '' => '401 425 426 427' ),
		'MI' => array( '' => '498 499' ),
		'IN' => array( 'America/Chicago' => '463 464 476 477', '' => '4653 475 4792 4794 4795 4796 4797' ),
		'TN' => array( '' => '373 37723 385', 'America/New_York' => '374 376 377 378 379' ),
		'TX' => array( 'America/Denver' => '799 885', '' => '798' ),
		'KS' => array( '' => '677 678 679' ),
		'NE' => array( 'America/Denver' => '693', '' => '690 691 692' ),
		'SD' => array( 'America/Denver' => '577', '' => '575 576' ),
		'ND' => array( 'America/Chicago' => '5850', '' => '585 58631 58638 588', 'America/Denver' => '586' ),
		'ID' => array( 'America/Los_Angeles' => '838 8350', '' => '835' ),
		'OR' => array( '' => '97904 97905 97907', 'America/Boise' => '979' ),
		'NV' => array( '' => '898' ),
		'AZ' => array( 'America/Phoenix' => '8600', '' => '860 865' ),
		'AK' => array( '' => '99546 99547' ),
		'NL' => array( 'America/Goose_Bay' => 'A2V', '' => 'A0K A0P A0R' ),
		'QC' => array( 'America/Halifax' => 'G4T', '' => 'G0B G0G' ),
		'ON' => array( 'America/Winnipeg' => 'P8N P8T P9A P9N', '' => 'P0' ),
		'SK' => array( '' => 'S9V S0P' ),
		'BC' => array( 'America/Dawson_Creek' => 'V1G V1J', 'America/Edmonton' => 'V1A V1C', '' => 'V0A V0B V0C' ),
	);

	/** Returns its name, `America/Chicago`; empty if it is not certain: near a border, or without a state or a needed code. */
	public static function of( Dealer $dealer ): string {
		$parts = self::PARTS[ $dealer->state ] ?? array();

		if ( array() !== $parts && '' === $dealer->zip ) {
			return '';
		}

		foreach ( $parts as $zone => $beginnings ) {
			if ( 1 === preg_match( '/^(?:' . str_replace( ' ', '|', $beginnings ) . ')/', $dealer->zip ) ) {
				return $zone;
			}
		}

		return array_key_first( array_filter( self::STATES, static fn ( string $states ): bool => in_array( $dealer->state, explode( ' ', $states ), true ) ) ) ?? '';
	}
}
