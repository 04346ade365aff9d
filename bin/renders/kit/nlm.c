/*
 * Dual-buffer non-local means with feature guides. Images are planar arrays of floats.
 *
 * Each pixel becomes the mean of pixels around it, weighted by how alike their surroundings are in the guide image (color) and in the features (what the
 * surface is, without noise). The weights of each half are applied to the other, so that noise does not support itself.
 */
#include <stdlib.h>
#include <string.h>

typedef struct {
	int width, height, features;
	/* Guides and values of both halves; the color's variance; the features and theirs. */
	const float *guide_a, *guide_b, *value_a, *value_b, *variance, *feature, *feature_variance;
	/* How far to look, and the size of the surroundings that are compared. */
	int reach, patch;
	float color_weight, feature_weight;
	float *out_a, *out_b;
} Job;

static inline float fast_exp(float x)
{
	x = 1.f + x * (1.f / 256.f);
	if (x < 0)
		return 0;
	for (int i = 0; i < 8; i++)
		x *= x;
	return x;
}

static inline int clamp(int x, int low, int high) { return x < low ? low : x > high ? high : x; }

/* The distance in color of each pixel to that at this offset, less what noise explains; and the weight by features. */
static void compare(const Job *j, int dx, int dy, int from, int to, int top, int bottom, float *far_a, float *far_b, float *alike)
{
	const int w = j->width;
	const long plane = (long)w * j->height;
	const float k = 2 * j->color_weight * j->color_weight, kf = j->feature_weight * j->feature_weight;
	const int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? w - dx : w;

	for (int y = top; y < bottom; y++) {
		const long here = (long)y * w, there = here + (long)dy * w + dx, row = (long)(y - top) * w;
		memset(far_a + row, 0, sizeof(float) * w);
		memset(far_b + row, 0, sizeof(float) * w);
		memset(alike + row, 0, sizeof(float) * w);
		if (y + dy < 0 || y + dy >= j->height)
			continue;
		for (int x = x0; x < x1; x++) {
			const float v = j->variance[here + x], u = j->variance[there + x];
			const float noise = v + (v < u ? v : u), scale = 1.f / (1e-6f + k * (v + u));
			float a = 0, b = 0;
			for (int c = 0; c < 3; c++) {
				float d = j->guide_a[c * plane + here + x] - j->guide_a[c * plane + there + x];
				a += d * d;
				d = j->guide_b[c * plane + here + x] - j->guide_b[c * plane + there + x];
				b += d * d;
			}
			far_a[row + x] = (a * (1.f / 3) - noise) * scale;
			far_b[row + x] = (b * (1.f / 3) - noise) * scale;
		}
		if (y < from || y >= to)
			continue;
		for (int x = x0; x < x1; x++) {
			float most = 0;
			for (int c = 0; c < j->features; c++) {
				const float noise = j->feature_variance[c * plane + here + x];
				float d = j->feature[c * plane + here + x] - j->feature[c * plane + there + x];
				d = (d * d - 2 * noise) / (kf * (.004f + 2 * noise));
				most = d > most ? d : most;
			}
			alike[row + x] = fast_exp(-.25f * most);
		}
	}
}

/* Adds the pixels at one offset to the sums of one half. */
static void gather(const Job *j, int dx, int x0, int x1, long here, long there, const float *column, const float *alike, const float *value, float *out, float *sum)
{
	const int w = j->width, p = j->patch;
	const long plane = (long)w * j->height;
	const float share = 1.f / ((2 * p + 1) * (2 * p + 1));

	for (int x = x0; x < x1; x++) {
		float d = 0;
		for (int i = clamp(x - p, 0, w - 1); i <= clamp(x + p, 0, w - 1); i++)
			d += column[i];
		float weight = fast_exp(d > 0 ? -d * share : 0);
		if (alike[x] < weight)
			weight = alike[x];
		for (int c = 0; c < 3; c++)
			out[c * plane + here + x] += weight * value[c * plane + there + x];
		sum[x] += weight;
	}
}

static void rows(const Job *j, int from, int to)
{
	const int w = j->width, p = j->patch;
	const long plane = (long)w * j->height;
	const int top = clamp(from - p, 0, j->height), bottom = clamp(to + p, 0, j->height), tall = bottom - top;
	float *far_a = malloc(sizeof(float) * tall * w), *far_b = malloc(sizeof(float) * tall * w), *alike = malloc(sizeof(float) * tall * w);
	float *column_a = malloc(sizeof(float) * w), *column_b = malloc(sizeof(float) * w);
	float *sum_a = calloc((long)(to - from) * w, sizeof(float)), *sum_b = calloc((long)(to - from) * w, sizeof(float));

	for (int c = 0; c < 3; c++) {
		memset(j->out_a + c * plane + (long)from * w, 0, sizeof(float) * (to - from) * w);
		memset(j->out_b + c * plane + (long)from * w, 0, sizeof(float) * (to - from) * w);
	}
	for (int dy = -j->reach; dy <= j->reach; dy++)
		for (int dx = -j->reach; dx <= j->reach; dx++) {
			const int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? w - dx : w;
			compare(j, dx, dy, from, to, top, bottom, far_a, far_b, alike);
			for (int y = from; y < to; y++) {
				if (y + dy < 0 || y + dy >= j->height)
					continue;
				memset(column_a, 0, sizeof(float) * w);
				memset(column_b, 0, sizeof(float) * w);
				for (int i = clamp(y - p, top, bottom - 1); i <= clamp(y + p, top, bottom - 1); i++)
					for (int x = 0; x < w; x++) {
						column_a[x] += far_a[(long)(i - top) * w + x];
						column_b[x] += far_b[(long)(i - top) * w + x];
					}
				const long here = (long)y * w, there = here + (long)dy * w + dx;
				const float *weights = alike + (long)(y - top) * w;
				/* Crossed: the weights of one half sum up the values of the other. */
				gather(j, dx, x0, x1, here, there, column_a, weights, j->value_b, j->out_b, sum_b + (long)(y - from) * w);
				gather(j, dx, x0, x1, here, there, column_b, weights, j->value_a, j->out_a, sum_a + (long)(y - from) * w);
			}
		}
	for (int c = 0; c < 3; c++)
		for (long i = 0; i < (long)(to - from) * w; i++) {
			const long at = c * plane + (long)from * w + i;
			j->out_a[at] /= sum_a[i] > 1e-4f ? sum_a[i] : 1e-4f;
			j->out_b[at] /= sum_b[i] > 1e-4f ? sum_b[i] : 1e-4f;
		}
	free(far_a), free(far_b), free(alike), free(column_a), free(column_b), free(sum_a), free(sum_b);
}

void denoise(const Job *job)
{
	const int band = 32, bands = (job->height + band - 1) / band;

#pragma omp parallel for schedule(dynamic) num_threads(2)
	for (int i = 0; i < bands; i++)
		rows(job, i * band, clamp((i + 1) * band, 0, job->height));
}
