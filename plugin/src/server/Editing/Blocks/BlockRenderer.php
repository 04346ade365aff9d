<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Blocks\Cache\CachedBlocks;
use HvacBlocks\Editing\Blocks\Cache\RenderedBlock;
use HvacBlocks\Editing\Blocks\Printing\Brackets;
use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;
use LogicException;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a block into HTML: attributes → `props.php` → view model → `view.php` → wrapper.
 */
final class BlockRenderer {
	/** @var array<string, int> how often each block has been rendered on the page */
	private array $counts = array();

	/** @param BlockContext|null $page null for the page of the current request */
	public function __construct(
		private readonly string $directory,
		private readonly View $view,
		private readonly BlockServices $services,
		private readonly Islands $islands,
		private readonly ?BlockContext $page = null,
		private readonly ?ThemeButtons $buttons = null,
		private readonly ?CachedBlocks $cached = null,
	) {}

	/** Renders blocks as if they were on that page: in its language, with its services, with ids derived from its id. */
	public function on_page( BlockContext $page ): self {
		return new self( $this->directory, $this->view, $this->services, $this->islands, $page, $this->buttons );
	}

	/**
	 * The render callback of every block of the plugin.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$name  = self::short_name( (string) $block->name );
		$count = $this->counts[ $name ] = ( $this->counts[ $name ] ?? 0 ) + 1;

		$inner   = InnerBlocks::apart( (string) $block->name, $content );
		$content = null === $inner ? $content : implode( '', $inner );
		$page    = $this->page ?? new BlockContext( PageLanguage::current(), 'hvac', self::query(), $this->services, path: self::path(), samples: self::shows_samples() );
		$context = $page->with( "$page->id-$name-$count", $content, $inner ?? array() );

		$attributes = InheritedDealer::inherited( $attributes, $block );

		$is_handed_over = ChildViewModels::are_handed_over( (string) $block->name );

		try {
			if ( $is_handed_over ) {
				return ChildViewModels::printed( $this->view_model( $name, $attributes, $context ) );
			}

			$render = fn (): RenderedBlock => $this->rendered( $name, $attributes, $context );

			return $this->on_the_page( $this->cached?->get( $block, $attributes, $context, $render ) ?? $render() );
		} catch ( Unavailable ) {
			// The rest of the page can still be shown.
			return $is_handed_over ? '' : $this->unavailable( $name, $context );
		}
	}

	/** Shown by a block that cannot read its data. */
	private function unavailable( string $name, BlockContext $context ): string {
		$phone   = $context->service( Settings::class )->string( 'support_phone' );
		$message = array(
			'icon'  => 'clockAlert',
			'title' => __( 'This part of the page is not available right now', 'hvac-blocks' ),
			'text'  => '' === $phone ? __( 'The problem is on our end. Please try again in a moment.', 'hvac-blocks' ) : __( 'The problem is on our end. Please try again in a moment, or call us on weekdays, 7am-5pm CST.', 'hvac-blocks' ),
		);

		if ( '' !== $phone ) {
			$message['phone'] = array(
				'text' => $phone,
				'href' => PhoneNumber::href( $phone ),
			);
		}

		return '<div ' . $this->wrapper( $name, array() ) . '>' . $this->view->part( 'controls/message', $message ) . '</div>';
	}

	/**
	 * Returns one block's HTML.
	 *
	 * @param string               $name       the block's folder
	 * @param array<string, mixed> $attributes
	 */
	public function html( string $name, array $attributes, BlockContext $context ): string {
		return $this->on_the_page( $this->rendered( $name, $attributes, $context ) );
	}

	/** Returns the block's HTML, and tells the page what else it needs. */
	private function on_the_page( RenderedBlock $block ): string {
		foreach ( $block->structured_data as $node ) {
			/**
			 * Fires for each schema.org node of structured data that a block adds to the page.
			 *
			 * @param array<string, mixed> $node a schema.org node
			 */
			do_action( 'hvac_blocks_structured_data', $node );
		}

		if ( '' !== $block->island ) {
			$this->islands->add( $block->island, $block->loader );
		}

		return $block->html;
	}

	/** @param array<string, mixed> $attributes */
	private function rendered( string $name, array $attributes, BlockContext $context ): RenderedBlock {
		$model = $this->view_model( $name, $attributes, $context );

		if ( null === $model || ! $model->is_shown ) {
			return new RenderedBlock( '' );
		}

		$view      = $this->view( $name, $model, array( 'content' => $context->content ) + InnerBlocks::slots( $context->inner ) );
		$hydration = $model->hydration;
		$moment    = $this->islands->moment( $name );

		// No script runs in a feed.
		$early  = is_feed() ? '' : $model->early?->tag( $name ) ?? '';
		$before = true === $model->early?->needs_content ? '' : $early;
		$after  = '' === $before ? $early : '';

		if ( null === $moment || ! $hydration->is_needed || is_feed() ) {
			$html = "<$model->element " . $this->wrapper( $name, $model->wrapper ) . ">$before$view$after</$model->element>";

			return new RenderedBlock( $html, structured_data: $model->structured_data, is_early: '' !== $early );
		}

		$island  = '' === $hydration->variant ? $name : "$name-$hydration->variant";
		$wrapper = $this->wrapper(
			$name,
			$model->wrapper + array(
				'data-hvac'      => $island,
				'data-hvac-when' => ( $hydration->moment ?? $moment )->value,
			) + $hydration->marks
		);

		$html = "<$model->element $wrapper><script type=\"application/json\">{$model->json()}</script>$before<hvac-root>$view</hvac-root>$after</$model->element>";

		return new RenderedBlock( $html, $island, $hydration->loader, $model->structured_data, '' !== $early );
	}

	/**
	 * Returns what `view.php` prints, without the block's element.
	 *
	 * @param array<string, string> $inner the HTML of inner blocks by slot name
	 */
	public function view( string $name, ViewModel $model, array $inner = array() ): string {
		$html = $this->view->render( "{$this->directory}/$name/view.php", $model->props, $model->slots, $inner );

		return $this->buttons?->dressed( $html ) ?? $html;
	}

	/** Whether React takes over what the block prints. */
	public function hydrates( string $name ): bool {
		return null !== $this->islands->moment( $name );
	}

	/**
	 * Returns what `props.php` makes of the attributes.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function view_model( string $name, array $attributes, BlockContext $context ): ?ViewModel {
		$block = BlockTypes::get( BlockTypes::PREFIX . $name ) ?? throw new LogicException( esc_html( "There is no block $name." ) );
		$read  = Attributes::of( $block, $attributes );
		/** @var callable( Attributes, BlockContext ): ?ViewModel $props */
		$props = require "{$this->directory}/$name/props.php";

		return $props( $read, $context )?->with_safe_slots( $read->values );
	}

	public static function short_name( string $name ): string {
		return substr( $name, strlen( BlockTypes::PREFIX ) );
	}

	/** Visitors of a live site see only its own content. */
	private static function shows_samples(): bool {
		/**
		 * Filters whether pages show the plugin's samples: documents if no file has been chosen, and placeholder quotes.
		 *
		 * @param bool $shows true except in a production environment
		 */
		return true === apply_filters( 'hvac_blocks_show_samples', 'production' !== wp_get_environment_type() );
	}

	private static function path(): string {
		/** @var array<string, string> $paths by address; each block asks */
		static $paths = array();

		$uri = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- as the next line makes it.
		$uri = is_string( $uri ) ? $uri : '';

		return $paths[ $uri ] ??= (string) wp_parse_url( esc_url_raw( wp_unslash( $uri ) ), PHP_URL_PATH );
	}

	/** @return array<string, string> the query of this request, unslashed and not trusted; a list, such as a form's checkboxes, is one comma-separated text */
	public static function query(): array {
		$query = array();

		// phpcs:ignore WordPress.Security.NonceVerification -- a public page's address; nothing is changed by it.
		foreach ( wp_unslash( $_GET ) as $name => $value ) {
			$text = is_array( $value ) && array_is_list( $value ) ? implode( ',', array_filter( $value, is_string( ... ) ) ) : $value;

			if ( is_string( $name ) && is_string( $text ) ) {
				$query[ $name ] = $text;
			}
		}

		return $query;
	}

	/** @param array<string, string> $attributes */
	private function wrapper( string $name, array $attributes ): string {
		// Content in a frame looks the same as outside it.
		$is_frame            = true === BlockSupports::of( BlockTypes::PREFIX . $name, 'frame' );
		$attributes['class'] = trim( ( $is_frame ? '' : 'hvac-block ' ) . "hvac-$name " . EmojiScript::EXEMPT . ' ' . ( $attributes['class'] ?? '' ) );

		return Brackets::in_html( get_block_wrapper_attributes( $attributes ) );
	}
}
