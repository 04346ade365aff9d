<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Products;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

/** A written price: `5400`, `$5,400.00`, `5 400 $`, or words such as "Ask your dealer". */
final readonly class Price {
	private const CURRENCY = '/US\$|USD|\$|[\s\x{00a0}\x{202f}]+/ui';

	private const GROUPED = '/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/D';

	private const PLAIN = '/^\d{1,9}(?:[.,]\d{1,2})?$/D';

	/** @param float|null $amount in dollars; null if it is not a number */
	private function __construct( public ?float $amount, private string $words ) {}

	/** @param string $written plain text, not trusted */
	public static function of( string $written ): self {
		$number = (string) preg_replace( self::CURRENCY, '', $written );

		if ( 1 === preg_match( '/^[-–−]?[\d.,]+$/uD', $number ) ) {
			$amount = match ( 1 ) {
				preg_match( self::GROUPED, $number ) => (float) str_replace( ',', '', $number ),
				preg_match( self::PLAIN, $number )   => (float) str_replace( ',', '.', $number ),
				default                              => 0.0,
			};

			// No product costs nothing: 0 is a number that was not filled in.
			return $amount > 0 ? new self( $amount, '' ) : new self( null, '' );
		}

		return new self( null, $written );
	}

	/** Returns the price in the page's language; words stay unchanged. */
	public function text( Language $language ): string {
		return null === $this->amount ? $this->words : Numbers::money( $this->amount, $language, floor( $this->amount ) === $this->amount ? 0 : 2 );
	}
}
