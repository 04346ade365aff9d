<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\OwnFields;

defined( 'ABSPATH' ) || exit;

/** The type of a field's values. */
enum OwnFieldType: string {
	case Text   = 'text';
	case Flag   = 'flag';
	case Number = 'number';
	/** One or more of the field's choices. */
	case List   = 'list';
	case Link   = 'link';

	/** @return list<string> where such a field can be shown */
	public function places(): array {
		return match ( $this ) {
			self::Flag, self::List   => array( 'card', 'profile', 'filter' ),
			self::Text, self::Number => array( 'card', 'profile' ),
			self::Link               => array( 'profile' ),
		};
	}

	/** The expected value, shown after a wrong one. */
	public function hint(): string {
		return match ( $this ) {
			self::Text   => '',
			self::Flag   => __( 'Yes or no.', 'hvac-blocks' ),
			self::Number => __( 'A number.', 'hvac-blocks' ),
			self::List   => __( 'One or more of the field’s choices, separated by semicolons.', 'hvac-blocks' ),
			self::Link   => __( 'A URL that starts with https://.', 'hvac-blocks' ),
		};
	}
}
