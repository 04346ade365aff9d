<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Dealers\DealerSearch\DealerSearchAddress;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Rest\OwnAddress;
use HvacBlocks\Platform\Settings\Settings;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Tells a page with a dealer search where to count searches: nothing while the report is off.
 *
 * The page stays the same for all visitors. Without JavaScript, the page to which a form led requests an image instead, unless the site asks its
 * visitors for consent, which requires JavaScript.
 */
final class SearchBeacon implements Feature {
	// The blocks in which a visitor searches.
	private const BLOCKS = array( 'dealer-locator', 'dealer-slider', 'dealer-cards' );

	/** Whether this page already counts without JavaScript: several blocks may show the same search. */
	private bool $has_picture = false;

	public function __construct( private readonly Settings $settings, private readonly string $plugin_file ) {}

	public function boot(): void {
		foreach ( self::BLOCKS as $name ) {
			add_filter( "render_block_hvac-blocks/$name", $this->add( ... ) );
		}
		// "This plugin asks for consent before it measures anything", says Site Health.
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->plugin_file ), '__return_true' );
	}

	private function add( mixed $html ): mixed {
		if ( ! is_string( $html ) || '' === $html || ! $this->settings->bool( 'search_report' ) ) {
			return $html;
		}

		$url  = OwnAddress::here( '/searches' );
		$tags = new WP_HTML_Tag_Processor( $html );

		if ( $tags->next_tag() ) {
			$tags->set_attribute( 'data-hvac-searches', $url );
		}

		$picture = $this->has_picture ? '' : $this->picture( $url );
		$this->has_picture = $this->has_picture || '' !== $picture;

		return $tags->get_updated_html() . $picture;
	}

	/** For the first page of a search: changing pages and filtering are not searches. */
	private function picture( string $url ): string {
		// phpcs:ignore WordPress.Security.NonceVerification -- a public page's address; nothing is changed by it.
		$query   = array_filter( wp_unslash( $_GET ), static fn ( mixed $value, mixed $key ): bool => is_string( $value ) && is_string( $key ), ARRAY_FILTER_USE_BOTH );
		$address = DealerSearchAddress::from_query( $query );

		if ( '' === $address->place || $address->from > 1 || array() !== $address->filters || function_exists( 'wp_has_consent' ) ) {
			return '';
		}

		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a request that counts, not a picture of the media library.
		return '<noscript><img src="' . esc_url( add_query_arg( 'place', rawurlencode( $address->place ), $url ) ) . '" alt="" width="1" height="1" hidden></noscript>';
	}
}
