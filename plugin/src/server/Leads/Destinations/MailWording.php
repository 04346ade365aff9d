<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The texts of a mail with the values of a lead. Not escaped. */
final readonly class MailWording {
	/**
	 * @param array<string, string> $texts  by part
	 * @param array<string, string> $values by name; empty for what the lead does not have
	 */
	public function __construct( private array $texts, private array $values ) {}

	public function line( string $part ): string {
		// The punctuation that introduces a value is removed with it: "New lead HB-7K3M-92QD:".
		return (string) preg_replace( '/[\s:,;-]+$/u', '', MailContent::line( Text::fill( $this->texts[ $part ] ?? '', $this->values ) ) );
	}

	/** @return list<string> without those about what the lead does not have */
	public function paragraphs( string $part ): array {
		$paragraphs = preg_split( '/\n{2,}/', $this->texts[ $part ] ?? '', flags: PREG_SPLIT_NO_EMPTY );
		$complete   = array_filter( false === $paragraphs ? array() : $paragraphs, $this->has_values( ... ) );

		return array_values( array_map( fn ( string $paragraph ): string => Text::fill( $paragraph, $this->values ), $complete ) );
	}

	private function has_values( string $paragraph ): bool {
		preg_match_all( '/\{(\w+)\}/', $paragraph, $places );

		return ! in_array( '', array_intersect_key( $this->values, array_flip( $places[1] ) ), true );
	}
}
