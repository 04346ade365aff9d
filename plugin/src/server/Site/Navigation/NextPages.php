<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\BasePath;
use WP_Speculation_Rules;
use WP_URL_Pattern_Prefixer;

defined( 'ABSPATH' ) || exit;

/**
 * Lets browsers fetch the next page when a pointer rests on a link of our blocks or on a button; WordPress' own rule waits for the press. A phone, without such a pointer, decides by what is in view.
 *
 * - A fetched page runs no script, so it counts nothing. Rules of others may prerender a page: then our scripts wait until it is seen.
 * - Browsers fetch nothing for visitors who save data or energy, and WordPress has no rules for users who are logged in, or on a site that turned them off.
 * - Pages without our blocks stay as they are: WordPress prints the rules in the footer, where all blocks of the page are known.
 * - Where visitors are asked for consent, WordPress' rule remains alone: a log or a plugin on the server might count the fetched page as a visit.
 */
final readonly class NextPages implements Feature {
	private const LINKS = ':is(main .hvac-block, .wp-block-button) a';

	/** Links that go nowhere else, do something, or have opted out, as in WordPress' rule. */
	private const NOT = 'nav a, a[rel~="nofollow"], a[target], a[download], .no-prefetch, .no-prefetch a';

	/** @param string $consent the function of the WP Consent API, which is there where visitors are asked */
	public function __construct( private BasePath $base, private string $consent = 'wp_has_consent' ) {}

	public function boot(): void {
		add_action( 'wp_load_speculation_rules', $this->add( ... ) );
		add_filter( 'wp_speculation_rules_href_exclude_paths', self::exclude( ... ) );
	}

	private function add( WP_Speculation_Rules $rules ): void {
		if ( function_exists( $this->consent ) || ! self::has_our_blocks() ) {
			return;
		}

		$prefixer = new WP_URL_Pattern_Prefixer();

		$rules->add_rule(
			'prefetch',
			'hvac-blocks-next',
			array(
				'source'    => 'document',
				'where'     => array(
					'and' => array(
						array( 'href_matches' => $prefixer->prefix_path_pattern( $this->base->path() . '*' ) ),
						array( 'not' => array( 'href_matches' => array( $prefixer->prefix_path_pattern( '/*\\?(.+)' ), ...array_map( $prefixer->prefix_path_pattern( ... ), self::rest() ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- as short as the rule.
						array( 'selector_matches' => self::LINKS ),
						array( 'not' => array( 'selector_matches' => self::NOT ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- as above.
					),
				),
				'eagerness' => 'moderate',
			)
		);
	}

	/** The REST API answers links, too: for WordPress' rule. */
	private static function exclude( mixed $paths ): mixed {
		return is_array( $paths ) && self::has_our_blocks() ? array( ...$paths, ...self::rest() ) : $paths;
	}

	private static function has_our_blocks(): bool {
		return wp_style_is( BlockLibrary::BASE_STYLE );
	}

	/** @return list<string> */
	private static function rest(): array {
		return array( '/' . rest_get_url_prefix() . '/*' );
	}
}
