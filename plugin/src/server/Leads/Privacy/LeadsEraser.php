<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Leads\Store\LedgerDetail;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Leads for WordPress's erasure of personal data (Tools > Erase Personal Data): each one is anonymised.
 *
 * @phpstan-type Answer array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
 */
final readonly class LeadsEraser {
	private const PER_PAGE = 50;

	public function __construct( private LeadsOfPerson $persons, private LeadAnonymiser $anonymiser ) {}

	/** @return Answer */
	public function page( string $email ): array {
		$removed = 0;
		$after   = 0;

		try {
			// Always from the beginning, since erased leads are no longer found.
			do {
				$leads = $this->persons->like( $email, $after, self::PER_PAGE );

				foreach ( $leads as $lead ) {
					$after    = $lead->id;
					$removed += LeadsOfPerson::is_of( $lead, $email ) && $this->anonymiser->anonymise( $lead, LedgerDetail::Erased, get_current_user_id() ) ? 1 : 0;
				}
			} while ( 0 === $removed && self::PER_PAGE === count( $leads ) );
		} catch ( Throwable ) {
			return self::answer( $removed > 0, true, true, __( 'Form requests could not be erased from the database. Please try again.', 'hvac-blocks' ) );
		}

		$done = count( $leads ) < self::PER_PAGE;

		return self::answer(
			$removed > 0,
			false,
			$done,
			0 === $removed ? '' : __( 'Form requests were anonymized. Their references, dates, states and consent wording are kept without anything that identifies the sender. Anyone who received them before, such as a dealer or marketing service, still has them and must be informed.', 'hvac-blocks' )
		);
	}

	/** @return Answer */
	private static function answer( bool $removed, bool $retained, bool $done, string $message ): array {
		return array(
			'items_removed'  => $removed,
			'items_retained' => $retained,
			'messages'       => '' === $message ? array() : array( $message ),
			'done'           => $done,
		);
	}
}
