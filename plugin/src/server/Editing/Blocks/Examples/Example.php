<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Examples;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * One named case of a block's `examples.json`:
 * `{ "name": "invalid", "title": "…", "lang": "es", "attributes": {}, "content": "<p>…</p>", "query": { "zipcode": "" }, "path": "/…/es/", "settings": {}, "unless": "companyId" }`.
 * All but the name are optional. `content` is the block markup of inner blocks. Every other key is a domain's answer in this example, such as
 * `"dealers"` and `"form"`: see `examples` in `Blocks\BlockContributions`.
 */
final readonly class Example {
	/**
	 * @param array<string, mixed>      $attributes
	 * @param array<string, string>     $query
	 * @param string                    $path     of the block's page
	 * @param array<string, mixed>      $settings settings that differ from the site's
	 * @param string                    $unless   if this attribute is set, the editor shows the block as it is, without this example
	 * @param array<string, array<string, mixed>> $answers the domains' answers, by their keys
	 */
	private function __construct(
		public string $name,
		public string $title,
		public ?Language $language,
		public array $attributes,
		public string $content,
		public array $query,
		public string $path,
		public array $settings,
		public string $unless,
		public array $answers,
	) {}

	/**
	 * @return list<self> the examples of a block, in the order of the file
	 */
	public static function of_block( string $directory ): array {
		$file = "$directory/examples.json";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, not a remote one.
		$cases = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR ) : array();
		/** @var list<array<string, mixed>> $cases */
		return array_map( self::of_json( ... ), $cases );
	}

	/** @param array<string, mixed> $attributes instead of its own */
	public function with_attributes( array $attributes ): self {
		return new self( $this->name, $this->title, $this->language, $attributes, $this->content, $this->query, $this->path, $this->settings, $this->unless, $this->answers );
	}

	/** Returns the example as block markup. */
	public function markup( string $block ): string {
		return get_comment_delimited_block_content( BlockTypes::PREFIX . $block, $this->attributes, $this->content );
	}

	/** @param array<string, mixed> $example one of the file, as decoded */
	public static function of_json( array $example ): self {
		/** @var array{name: string, title?: string, lang?: string, attributes?: array<string, mixed>, content?: string, query?: array<string, string>, path?: string, settings?: array<string, mixed>, unless?: string} $example */
		return new self(
			$example['name'],
			$example['title'] ?? $example['name'],
			isset( $example['lang'] ) ? Language::from( $example['lang'] ) : null,
			$example['attributes'] ?? array(),
			$example['content'] ?? '',
			$example['query'] ?? array(),
			$example['path'] ?? '',
			$example['settings'] ?? array(),
			$example['unless'] ?? '',
			self::answers( $example ),
		);
	}

	/**
	 * @param array<string, mixed> $example
	 * @return array<string, array<string, mixed>>
	 */
	private static function answers( array $example ): array {
		/** @var array<string, array<string, mixed>> $answers */
		$answers = array_diff_key( $example, array_flip( array( 'name', 'title', 'lang', 'attributes', 'content', 'query', 'path', 'settings', 'unless' ) ) );

		return $answers;
	}
}
