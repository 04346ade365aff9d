<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Testing\TestCase;
use WP_Speculation_Rules;

defined( 'ABSPATH' ) || exit;

final class NextPagesTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		update_option( 'permalink_structure', '/%postname%/' );
		remove_all_actions( 'wp_load_speculation_rules' );
		remove_all_filters( 'wp_speculation_rules_href_exclude_paths' );
		( new NextPages( new BasePath() ) )->boot();
		wp_enqueue_style( BlockLibrary::BASE_STYLE );
	}

	protected function tearDown(): void {
		wp_dequeue_style( BlockLibrary::BASE_STYLE );
		parent::tearDown();
	}

	public function test_links_of_our_blocks_are_fetched_before_the_press(): void {
		$rule = $this->rules()[1] ?? array();

		self::assertSame( 'moderate', $rule['eagerness'] ?? '' );
		self::assertStringContainsString( '"href_matches":"/residential/*"', (string) wp_json_encode( $rule, JSON_UNESCAPED_SLASHES ) );
	}

	public function test_nothing_with_an_effect_is_fetched(): void {
		foreach ( $this->rules() as $rule ) {
			$where = (string) wp_json_encode( $rule, JSON_UNESCAPED_SLASHES );

			// Any query: places, answers of the wizard, signed links that withdraw a consent.
			self::assertStringContainsString( '"/*\\\\?(.+)"', $where );
			self::assertStringContainsString( '"/wp-json/*"', $where );
			self::assertStringContainsString( 'nofollow', $where );
		}
	}

	public function test_wordpress_prefetches_on_the_press_and_prerenders_nothing(): void {
		self::assertSame( 'conservative', $this->rules()[0]['eagerness'] ?? '' );
		self::assertSame( array( 'prefetch' ), array_keys( $this->all() ) );
	}

	public function test_where_visitors_are_asked_for_consent_wordpress_rule_remains_alone(): void {
		remove_all_actions( 'wp_load_speculation_rules' );
		( new NextPages( new BasePath(), 'wp_get_speculation_rules' ) )->boot();

		self::assertCount( 1, $this->rules() );
		self::assertSame( 'conservative', $this->rules()[0]['eagerness'] ?? '' );
	}

	public function test_a_page_without_our_blocks_has_wordpress_rule_as_it_is(): void {
		wp_dequeue_style( BlockLibrary::BASE_STYLE );

		self::assertCount( 1, $this->rules() );
		self::assertStringNotContainsString( '/wp-json/', (string) wp_json_encode( $this->rules(), JSON_UNESCAPED_SLASHES ) );
	}

	public function test_users_and_sites_without_rules_get_none(): void {
		add_filter( 'wp_speculation_rules_configuration', '__return_null' );

		self::assertNull( wp_get_speculation_rules() );
	}

	/** @return list<array<string, mixed>> */
	private function rules(): array {
		return $this->all()['prefetch'];
	}

	/** @return array<string, list<array<string, mixed>>> */
	private function all(): array {
		$rules = wp_get_speculation_rules();
		self::assertInstanceOf( WP_Speculation_Rules::class, $rules );

		/** @var array<string, list<array<string, mixed>>> $all */
		$all = $rules->jsonSerialize();

		return $all;
	}
}
