<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The consent given with a lead: what was shown, word for word, and when it was agreed to. */
final readonly class Consent {
	/** @param string $given_at UTC, `Y-m-d H:i:s` */
	public function __construct(
		public string $text,
		public string $version,
		public string $hash,
		public Language $language,
		public string $given_at,
	) {}

	public static function to( string $text, string $version, Language $language, string $given_at ): self {
		return new self( $text, $version, hash( 'sha256', $text ), $language, $given_at );
	}
}
