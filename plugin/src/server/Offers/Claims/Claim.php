<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Dates;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The validity and the source of a block's price, rebate, tax credit, award or rule.
 *
 * A `props.php` passes it to the `ui` part `claim`: `'claim' => Claim::of( $attributes->values )->props( $context->language )`.
 *
 * @phpstan-type ClaimProps array{validity: list<array{text: string, day: string}>, source: array{before: string, text: string, href: string, after: string}|null}
 */
final readonly class Claim {
	/**
	 * @param string $from         the first day of validity; empty if there is none
	 * @param string $until        the last day, inclusive; empty if there is none
	 * @param string $expired_text the text shown instead after the last day; empty for nothing
	 */
	private function __construct(
		public string $from,
		public string $until,
		public string $source,
		public string $source_url,
		public string $expired_text,
	) {}

	/** @param array<array-key, mixed> $attributes of the block, not trusted: an invalid date counts as none */
	public static function of( array $attributes ): self {
		return new self(
			SiteCalendar::day( $attributes['validFrom'] ?? '' ),
			SiteCalendar::day( $attributes['validUntil'] ?? '' ),
			self::words( $attributes['source'] ?? '' ),
			is_string( $attributes['sourceUrl'] ?? null ) ? Address::written( trim( $attributes['sourceUrl'] ) ) : '',
			'text' === ( $attributes['expired'] ?? '' ) ? self::words( $attributes['expiredText'] ?? '' ) : '',
		);
	}

	/** Returns a claim that `of()` has read before. */
	public static function stored( string $from, string $until, string $source, string $source_url ): self {
		return new self( $from, $until, $source, $source_url, '' );
	}

	/** Whether it says who can prove it. A block's own text about an award or a test is shown to visitors only then. */
	public function has_source(): bool {
		return null !== $this->source();
	}

	public function is_dated(): bool {
		return '' !== $this->from || '' !== $this->until;
	}

	/** Both twins, this and `claimState()` in `client/domain/claim.ts`, run `contracts/claim.cases.json`. */
	public function state( string $today ): ClaimState {
		return match ( true ) {
			'' !== $this->until && $today > $this->until => ClaimState::Expired,
			'' !== $this->from && $today < $this->from   => ClaimState::Upcoming,
			'' !== $this->until && SiteCalendar::days( $today, $this->until ) <= self::soon_days() => ClaimState::Expiring,
			default                                      => ClaimState::Valid,
		};
	}

	/** The number of days until the last day; 0 on the last day, negative after it, null if there is none. */
	public function days_left( string $today ): ?int {
		return '' === $this->until ? null : SiteCalendar::days( $today, $this->until );
	}

	/** The number of days before its end at which a claim is reported as expiring. */
	public static function soon_days(): int {
		/** @var array{soonDays: int} $contract */
		$contract = Contracts::read( 'claim' );

		return $contract['soonDays'];
	}

	/**
	 * Returns the props of the `ui` part `claim`; null if there is neither a date nor a source.
	 *
	 * @return ClaimProps|null
	 */
	public function props( Language $language ): ?array {
		$validity = $this->validity( $language );
		$source   = $this->source();

		return array() === $validity && null === $source ? null : array(
			'validity' => $validity,
			'source'   => $source,
		);
	}

	/** @return list<array{text: string, day: string}> the sentence in pieces; those with a day are its dates */
	private function validity( Language $language ): array {
		$sentence = match ( true ) {
			'' !== $this->from && '' !== $this->until => /* translators: 1: a date, 2: a later date. */ __( 'Valid from %1$s through %2$s.', 'hvac-blocks' ),
			'' !== $this->until                       => /* translators: %2$s: a date. */ __( 'Valid through %2$s.', 'hvac-blocks' ),
			'' !== $this->from                        => /* translators: %1$s: a date. */ __( 'Valid from %1$s.', 'hvac-blocks' ),
			default                                   => '',
		};
		$pieces   = array();

		foreach ( self::pieces( sprintf( $sentence, "\0{$this->from}\0", "\0{$this->until}\0" ) ) as $place => $text ) {
			$is_day = 1 === $place % 2;

			if ( '' !== $text ) {
				$pieces[] = array(
					'text' => $is_day ? Dates::long( $text, $language ) : $text,
					'day'  => $is_day ? $text : '',
				);
			}
		}

		return $pieces;
	}

	/** @return array{before: string, text: string, href: string, after: string}|null */
	private function source(): ?array {
		$text = '' === $this->source ? (string) wp_parse_url( $this->source_url, PHP_URL_HOST ) : $this->source;
		/* translators: %s: who or what a date or a price was taken from, such as the name of an authority. */
		$sentence = self::pieces( sprintf( __( 'Source: %s', 'hvac-blocks' ), "\0" ) );

		return '' === $text ? null : array(
			'before' => $sentence[0],
			'text'   => $text,
			'href'   => $this->source_url,
			'after'  => $sentence[1] ?? '',
		);
	}

	/** @return list<string> */
	private static function pieces( string $sentence ): array {
		return explode( "\0", $sentence );
	}

	/** WordPress stores a contributor's text with entities. */
	private static function words( mixed $text ): string {
		return is_string( $text ) ? Text::plain( $text ) : '';
	}
}
