<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Blocks\Printing\Brackets;
use HvacBlocks\Languages\PageLanguage;
use WP_Block;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a block into HTML: attributes → `props.php` → view model → `view.php` → wrapper.
 *
 * A view model may hold keys that are not the view's: `slots` (rich text by slot name), `wrapper` (attributes of the
 * block's element), `needs` (what the editor checks, see `EditorNeeds`), `still` (true where an island needs no script this
 * time), `island` (`slider` for the block's `island-slider.ts`), `hydrate` (the moment, where this time it is not that of block.json),
 * `empty` (true where the block shows nothing and yet has `needs`) and `place` (which place an island's HTML is about, see `client/loaders/places.ts`). A view model of null means that the block shows nothing.
 */
final class BlockRenderer {
	public const PREFIX = 'hvac-blocks/';

	/** @var array<string, int> how often each block stands on the page so far */
	private array $counts = array();

	public function __construct(
		private readonly string $directory,
		private readonly View $view,
		private readonly BlockServices $services,
		private readonly Islands $islands,
	) {}

	/**
	 * The render callback of every block of the plugin.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$name  = self::short_name( (string) $block->name );
		$count = $this->counts[ $name ] = ( $this->counts[ $name ] ?? 0 ) + 1;

		$context = new BlockContext(
			PageLanguage::current(),
			"hvac-$name-$count",
			self::query(),
			$this->services,
			'' === trim( $content ),
			self::path(),
		);

		return $this->html( $name, self::of_its_dealer( $attributes, $block ), $content, $context );
	}

	/**
	 * A block within a dealer's profile is about that dealer, unless it names another.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function of_its_dealer( array $attributes, WP_Block $block ): array {
		$company_id = $block->context['hvac-blocks/companyId'] ?? '';

		return '' === $company_id || '' !== ( $attributes['companyId'] ?? '' ) ? $attributes : array( 'companyId' => $company_id ) + $attributes;
	}

	/**
	 * One block's HTML.
	 *
	 * @param string               $name       the block's folder
	 * @param array<string, mixed> $attributes
	 * @param string               $content    the HTML of the inner blocks: the slot `content`
	 */
	public function html( string $name, array $attributes, string $content, BlockContext $context ): string {
		$model = $this->view_model( $name, $attributes, $context );

		if ( null === $model || $model->is_empty ) {
			return '';
		}

		$view = $this->view( $name, $model, $content );
		$when = $this->islands->moment( $name );

		if ( $model->is_still || null === $when ) {
			return '<div ' . $this->wrapper( $name, $model->wrapper ) . ">$view</div>";
		}

		$island = '' === $model->island ? $name : "$name-{$model->island}";
		$this->islands->add( $island, null !== $model->place );
		$wrapper = $this->wrapper(
			$name,
			$model->wrapper + array(
				'data-hvac'      => $island,
				'data-hvac-when' => $model->hydrate ?: $when,
			) + ( null === $model->place ? array() : array( 'data-hvac-place' => $model->place ) )
		);

		return "<div $wrapper><script type=\"application/json\">{$model->json()}</script><hvac-root>$view</hvac-root></div>";
	}

	/** What `view.php` prints, without the block's element. */
	public function view( string $name, ViewModel $model, string $content = '' ): string {
		return $this->view->render( "{$this->directory}/$name/view.php", $model->props, array( 'content' => $content ) + $model->slots );
	}

	/** Whether React takes over what the block prints. */
	public function hydrates( string $name ): bool {
		return null !== $this->islands->moment( $name );
	}

	/**
	 * What `props.php` makes of the attributes.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function view_model( string $name, array $attributes, BlockContext $context ): ?ViewModel {
		// Gives defaults to what is not set and drops what has the wrong type, wherever the attributes come from.
		$block = WP_Block_Type_Registry::get_instance()->get_registered( self::PREFIX . $name );
		/** @var array<string, mixed> $attributes */
		$attributes = null === $block ? $attributes : $block->prepare_attributes_for_render( $attributes );

		/** @var callable( array<string, mixed>, BlockContext ): (array<string, mixed>|null) $props */
		$props = require "{$this->directory}/$name/props.php";
		$model = $props( $attributes, $context );

		return null === $model ? null : ViewModel::from( $model, $attributes );
	}

	public static function short_name( string $name ): string {
		return substr( $name, strlen( self::PREFIX ) );
	}

	private static function path(): string {
		$uri = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';

		return (string) wp_parse_url( $uri, PHP_URL_PATH );
	}

	/** @return array<string, string> */
	private static function query(): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- a public page's address; nothing is changed by it.
		return array_filter( wp_unslash( $_GET ), static fn ( mixed $value, mixed $key ): bool => is_string( $value ) && is_string( $key ), ARRAY_FILTER_USE_BOTH );
	}

	/** @param array<string, string> $attributes */
	private function wrapper( string $name, array $attributes ): string {
		$attributes['class'] = trim( "hvac-block hvac-$name " . EmojiScript::EXEMPT . ' ' . ( $attributes['class'] ?? '' ) );

		return Brackets::in_html( get_block_wrapper_attributes( $attributes ) );
	}
}
