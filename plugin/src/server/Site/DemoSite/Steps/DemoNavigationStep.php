<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\HelpLine;
use HvacBlocks\Platform\Values\PhoneNumber;
use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\DemoSite\DemoTemplate;
use HvacBlocks\Site\Navigation\MenuInLanguage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A menu, a header and a footer for each language; only in block themes, where editors change them in the Site Editor. */
final readonly class DemoNavigationStep implements DemoStep {
	private const PARTS = array( 'header', 'footer' );

	public function __construct( private DemoContent $content, private DemoPosts $posts, private Settings $settings = new Settings(), private LanguageAlternates $alternates = new LanguageAlternates() ) {}

	public function name(): string {
		return 'navigation';
	}

	public function label(): string {
		return __( 'Menu, header and footer', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		$total = wp_is_block_theme() ? count( Language::cases() ) : 0;
		$done  = 0;

		foreach ( 0 === $total ? array() : Language::cases() as $language ) {
			$done += $this->is_done( $language ) ? 1 : 0;
		}

		return new StepProgress( $done, $total );
	}

	public function run(): void {
		foreach ( Language::cases() as $language ) {
			if ( ! $this->is_done( $language ) ) {
				$this->write( $language );

				return;
			}
		}
	}

	private function is_done( Language $language ): bool {
		$menu = self::menu( $language );

		if ( null === $menu || ! $this->posts->is_done( $menu, $this->content->menu( $language ) ) ) {
			return false;
		}

		foreach ( self::PARTS as $part ) {
			if ( ! $this->posts->is_done( self::part( $part, $language ), $this->content( $part, $language, $menu->ID ) ) ) {
				return false;
			}
		}

		return true;
	}

	private function write( Language $language ): void {
		$menu    = self::menu( $language );
		$content = $this->content->menu( $language );

		$id = $this->posts->is_done( $menu, $content ) ? ( $menu->ID ?? 0 ) : $this->posts->write(
			$menu,
			$content,
			array(
				'post_type'  => 'wp_navigation',
				'post_title' => $this->content->text( 'menu.label', $language ),
				'post_name'  => self::menu_slug( $language ),
			)
		);

		foreach ( self::PARTS as $name ) {
			$this->write_part( $name, $language, $id );
		}
	}

	private function write_part( string $name, Language $language, int $menu ): void {
		$part    = self::part( $name, $language );
		$content = $this->content( $name, $language, $menu );

		if ( $this->posts->is_done( $part, $content ) ) {
			return;
		}

		$id = $this->posts->write(
			$part,
			$content,
			array(
				'post_type'  => 'wp_template_part',
				'post_title' => ucfirst( $name ) . ( Language::English === $language ? '' : " ($language->value)" ),
				'post_name'  => self::part_slug( $name, $language ),
			)
		);

		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, $name, 'wp_template_part_area' );
	}

	/** Returns a header or a footer, with the site's own data in it. */
	private function content( string $part, Language $language, int $menu ): string {
		$line = LanguageSwitch::in( $language, fn (): HelpLine => HelpLine::of( $this->settings ) );

		return $this->content->part(
			$part,
			$language,
			array(
				'menu'    => $menu,
				'phone'   => sprintf( '<a href="%s">%s</a>', esc_url( PhoneNumber::href( $line->number ) ), DemoTemplate::html( $line->number ) ),
				'hours'   => DemoTemplate::html( $line->hours ),
				'site'    => DemoTemplate::html( $this->content->site_title() ),
				'privacy' => $this->privacy( $language ),
			)
		);
	}

	/** Returns a link to the privacy page that the site has published, or to the demo site's. */
	private function privacy( Language $language ): string {
		$id      = get_option( 'wp_page_for_privacy_policy' );
		$page    = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		$address = $page instanceof WP_Post && 'publish' === $page->post_status && null === DemoPosts::source( $page ) ? $this->alternates->of_page( $page )[ $language->value ] ?? (string) get_permalink( $page ) : '';

		return sprintf( '<a href="%s">%s</a>', esc_url( '' === $address ? $this->content->url( 'legal/privacy', $language ) : wp_make_link_relative( $address ) ), DemoTemplate::html( $this->content->text( 'footer.privacy', $language ) ) );
	}

	private static function menu_slug( Language $language ): string {
		return MenuInLanguage::SLUG . $language->value;
	}

	/** Returns `header` and, as the front end looks for them, `header-es` and `header-fr`. */
	private static function part_slug( string $name, Language $language ): string {
		return Language::English === $language ? $name : "$name-$language->value";
	}

	private static function menu( Language $language ): ?WP_Post {
		return self::first( 'wp_navigation', self::menu_slug( $language ) );
	}

	private static function part( string $name, Language $language ): ?WP_Post {
		return self::first(
			'wp_template_part',
			self::part_slug( $name, $language ),
			array(
				array(
					'taxonomy' => 'wp_theme',
					'field'    => 'name',
					'terms'    => get_stylesheet(),
				),
			)
		);
	}

	/** @param list<array{taxonomy: string, field: string, terms: string}> $terms */
	private static function first( string $type, string $slug, array $terms = array() ): ?WP_Post {
		$found = get_posts(
			array(
				'post_type'        => $type,
				'name'             => $slug,
				'post_status'      => array( 'publish', 'draft', 'private' ),
				'numberposts'      => 1,
				'suppress_filters' => false,
				'tax_query'        => $terms, // phpcs:ignore WordPress.DB.SlowDBQuery -- how WordPress itself finds a template part.
			)
		)[0] ?? null;

		return $found instanceof WP_Post ? $found : null;
	}
}
