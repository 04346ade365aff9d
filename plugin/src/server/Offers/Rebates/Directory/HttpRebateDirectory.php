<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Directory;

use HvacBlocks\Dealers\PostalAreas\Place;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\RebateOffer;
use HvacBlocks\Offers\Rebates\RebatePage;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Queries the rebate service in the settings, one page at a time. Rebates that have expired since it answered are left out. */
final readonly class HttpRebateDirectory implements RebateDirectory, ForCategory {
	private const UPSTREAM      = 'rebates';
	private const FRESH_SECONDS = 300;
	private const STALE_SECONDS = 86_400;
	private const LONGEST       = 190;

	public function __construct( private Settings $settings, private UpstreamClient $client, private SiteCalendar $calendar, private string $category = '' ) {}

	public function for_category( string $category ): self {
		return new self( $this->settings, $this->client, $this->calendar, $category );
	}

	public static function request( Settings $settings, string $zip, Language $language, int $page, string $category = '' ): UpstreamRequest {
		return UpstreamRequest::get(
			self::UPSTREAM,
			$settings->string( 'rebates_url' ),
			array(
				'q'    => $zip,
				'page' => (string) $page,
				'lang' => $language->value,
			) + ( '' === $category ? array() : array( 'category' => $category ) ),
			UpstreamRequest::listing( 'rebates', has_total: true ),
			self::FRESH_SECONDS,
			self::STALE_SECONDS
		);
	}

	public function find( Place $place, Language $language, int $page ): RebatePage {
		$data   = $this->client->send( self::request( $this->settings, $place->zip, $language, $page, $this->category ) )->data;
		$total  = is_int( $data['total'] ?? null ) ? $data['total'] : 0;
		$last   = max( 1, (int) ceil( $total / RebatePage::SIZE ) );
		$offers = array();

		if ( $page > $last ) {
			return $this->find( $place, $language, $last );
		}

		foreach ( array_slice( (array) ( $data['rebates'] ?? array() ), 0, RebatePage::SIZE ) as $values ) {
			$offer = is_array( $values ) ? $this->offer( $values, $language ) : null;

			if ( null !== $offer ) {
				$offers[] = $offer;
			}
		}

		// If everything fits on one page, rebates left out are not counted either.
		return new RebatePage( $place, $last > 1 ? $total : count( $offers ), $page, $offers );
	}

	/** @param array<array-key, mixed> $values */
	private function offer( array $values, Language $language ): ?RebateOffer {
		$title    = self::text( $values['title'] ?? null );
		$provider = self::text( $values['provider'] ?? null );
		$amount   = $values['amount'] ?? null;
		$url      = is_string( $values['url'] ?? null ) ? esc_url_raw( trim( $values['url'] ), array( 'http', 'https' ) ) : '';
		$until    = is_string( $values['expires'] ?? null ) ? $values['expires'] : '';
		$expires  = SiteCalendar::day( substr( $until, 0, 10 ) );

		// An unreadable day may be long past.
		if ( '' === $title || '' === $provider || ( '' !== $until && '' === $expires ) || ( '' !== $expires && $expires < $this->calendar->today() ) ) {
			return null;
		}

		return new RebateOffer(
			$title,
			Language::tryFrom( self::text( $values['lang'] ?? null ) ) ?? $language,
			is_numeric( $amount ) && (float) $amount > 0 ? round( (float) $amount, 2 ) : null,
			true === ( $values['upTo'] ?? false ),
			$provider,
			$url,
			$expires,
		);
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? mb_substr( Text::plain( $value ), 0, self::LONGEST ) : '';
	}
}
